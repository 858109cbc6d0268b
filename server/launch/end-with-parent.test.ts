import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOfTest } from '../../lib/testing/folder-of-test';

const PRELOADED = path.join(process.cwd(), 'dist', 'server', 'launch', 'end-with-parent.js');

const folder = folderOfTest();
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function start(script: string): Promise<ChildProcess> {
  const file = path.join(folder(), 'main.cjs');
  await writeFile(file, script);
  const child = spawn(process.execPath, ['--require', PRELOADED, file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, LAUNCHER_PID: String(process.pid) },
  });
  started.push(child);
  return child;
}

test('a process ends when its launcher is gone, even if something holds up its exit', async () => {
  const child = await start(
    "process.on('exit', () => { for (;;); }); setInterval(() => {}, 1000); process.send('ready')",
  );
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

test('a process that has nothing left to do ends while its launcher lives', async () => {
  expect(await once(await start(''), 'exit')).toEqual([0, null]);
});

test('a worker of it keeps receiving its messages', async () => {
  const child = await start(`
    if (process.env.IS_WORKER) {
      process.on('message', () => process.exit(7));
      process.send('ready');
    } else {
      const { fork } = require('node:child_process');
      const worker = fork(__filename, { env: { ...process.env, IS_WORKER: '1' } });
      worker.once('message', () => setTimeout(() => worker.send('go'), 200));
      worker.once('exit', (code) => process.exit(code));
    }
  `);
  expect(await once(child, 'exit')).toEqual([7, null]);
});
