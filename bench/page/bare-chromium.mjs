import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../shared/open-browser.mjs';

const FLAGS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--ignore-certificate-errors',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--hide-scrollbars',
];

/** Uses DevTools commands only: a test runner also observes errors and scripts, which slows the browser. */
export async function openBareChromium() {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-chromium-'));
  const rights = process.getuid() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(chromiumPath(), [...FLAGS, ...rights, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , commands, answers] = child.stdio;
  const asked = new Map();
  let lastId = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      if (!id) continue;
      const { resolve, reject } = asked.get(id);
      asked.delete(id);
      if (error) reject(new Error(error.message));
      else resolve(result);
    }
  });

  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      asked.set(lastId, { resolve, reject });
      commands.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
    });

  return {
    send,
    async stop() {
      const exit = once(child, 'exit');
      send('Browser.close').catch(() => {});
      await exit;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
