import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startAnsweringAdmin } from '../../lib/testing/answering-admin';
import { startDemoApi, type DemoApi } from '../../lib/testing/demo-api';
import { listsRoutes } from './admin';
import { ANSWERS, ask, folder } from './setup.test-kit';

const COMMAND = ['server/setup.mjs', '--folder', folder];

let first: DemoApi;
let second: DemoApi;

beforeAll(async () => {
  [first, second] = await Promise.all([
    startDemoApi({ generation: 1 }),
    startDemoApi({ generation: 2 }),
  ]);
  await second.control.createRaffle({ tickets: ['1', '2'] });
});

afterAll(() => Promise.all([first.stop(), second.stop()]));

let started: ChildProcess[] = [];

afterEach(() => {
  for (const { pid, exitCode } of started)
    if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
  started = [];
});

function start(program: string, args: string[]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  started.push(child);
  let text = '';
  let wake = () => {};
  const hear = (part: Buffer) => {
    text += String(part);
    wake();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.once('close', () => wake());
  return {
    child,
    said: () => text,
    async until(wanted: string) {
      while (!text.includes(wanted) && child.exitCode === null) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
      expect(text).toContain(wanted);
      text = text.slice(text.indexOf(wanted) + wanted.length);
    },
  };
}

/** In a terminal, which a test does not have: the `script` of util-linux opens one. */
const inTerminal = () =>
  start('script', ['-qec', ['stty cols 200; exec node', ...COMMAND].join(' '), '/dev/null']);

const real = ({ apiUrl, token, sellerId }: DemoApi) => ({
  ...ANSWERS,
  ...{ admin: apiUrl, token, seller: sellerId },
});

test('the code of a seller is tried', async () => {
  const { said } = await ask({ ...real(second), seller: ['ninguno', second.sellerId] });
  expect(said).toContainEqual(expect.stringContaining('sin el código de vendedor'));
});

test('a token is tried, and the first generation refuses a wrong one', async () => {
  const { said, draft } = await ask({ ...real(first), token: ['wrong', first.token] });
  expect(said).toContainEqual(expect.stringContaining('no acepta ese token'));
  expect(draft.answers.token).toBe(first.token);
});

test('a token is refused when the admin API answers 200 and lists no routes', async () => {
  const stop = await startAnsweringAdmin((_request, response) => response.end('{"ok":false}'));
  const isTaken = await listsRoutes({ admin: process.env.ADMIN_API_URL ?? '' }, 'revoked');
  stop();
  expect(isTaken).toBe(false);
});

test('a run ends with the sentences of the check', async () => {
  const { draft } = await ask({ ...real(second), site: 'ninguno' });
  mkdirSync(folder);
  writeFileSync(path.join(folder, '.respuestas.json'), JSON.stringify(draft.answers));
  const { child, until } = inTerminal();
  await until('¿Todo bien?');
  child.stdin.write('\r');
  await until('La revisión (MAL dice lo que falta para vender):');
  await until(`Reviso ${folder}/shop.env`);
  await until('Por corregir: ');
  await until('node --env-file=');
});

test('in a terminal an owner who leaves goes on later', async () => {
  const { child, until } = inTerminal();
  await until('Nombre de la tienda');
  child.stdin.write('Rifas Turpial\r');
  await until('RIF: ');
  child.stdin.write('\u0003');
  await until(`npm run setup -- --folder ${folder}`);
  expect(statSync(path.join(folder, '.respuestas.json')).mode & 0o777).toBe(0o600);
  const again = inTerminal();
  await again.until('Seguimos donde quedaste');
  await again.until('RIF: ');
});

test('without a terminal the set-up says how to go on', async () => {
  const { child, said } = start(process.execPath, COMMAND);
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said()).toContain('abre una y repite');
});
