import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { startDemoApi, type DemoApi } from '../../lib/testing/demo-api';
import { ANSWERS, answersFile, contentOf, folder, settingsNow, setUp } from './setup.test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi({ generation: 2 });
  await demo.control.createRaffle({ tickets: ['1', '2'] });
});

afterAll(() => demo.stop());

type Command = { child: ChildProcess; said: () => string; until: (text: string) => Promise<void> };

let started: ChildProcess[] = [];

afterEach(() => {
  for (const { pid, exitCode } of started) if (pid && exitCode === null) process.kill(-pid);
  started = [];
});

function start(...args: string[]): Command {
  const child = spawn(process.execPath, ['server/setup.mjs', '--folder', folder, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
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
    async until(wanted) {
      while (!text.includes(wanted) && child.exitCode === null) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
      expect(text).toContain(wanted);
    },
  };
}

async function run(answers: Record<string, string>): Promise<string> {
  const { child, said } = start('--answers', answersFile(answers));
  const [code] = (await once(child, 'close')) as [number];
  return `${code}: ${said()}`;
}

const real = () => ({
  ...ANSWERS,
  admin: demo.apiUrl,
  token: demo.token,
  seller: demo.sellerId,
});

test('a file of answers sets the shop up over a real admin API, checks it, and is kept', async () => {
  expect(await run({ ...real(), seller: 'ninguno' })).toMatch(/^1: .*sin el código de vendedor/s);
  expect(existsSync(folder)).toBe(false);

  const said = await run(real());
  expect(said).toMatch(/^0: /);
  expect(said).toContain('bien  Tus datos y tus palabras se leen');
  expect(said).toContain('bien  Se lee la ruta de ventas');
  expect(said).not.toContain(demo.token);
  const before = settingsNow();
  expect(before).toMatchObject({ ADMIN_API_URL: demo.apiUrl, ADMIN_API_TOKEN: demo.token });

  expect(await run({ permit: 'CJ-2027-1' })).toContain('Lo de antes está en');
  expect(settingsNow()).toEqual(before);
  expect(contentOf('content/shop.yaml')).toContain('permit: CJ-2027-1');
}, 180_000);

test('an owner who errs is asked again, and sees the shop with the new name', async () => {
  const { child, until, said } = start();
  const { name, rif, place, phones, whatsapp, networks } = ANSWERS;
  const { permit, winner, hours, logo, colour } = ANSWERS;
  const words = [name, rif, place, phones, whatsapp, networks, permit, winner, hours, logo];
  const admin = [demo.apiUrl, demo.token, demo.sellerId];
  child.stdin?.write([...words, 'rojo', colour, ...admin, ''].join('\n'));
  await until('como #7a1f3d');
  await until('12 de 12');
  child.stdin?.write('\n');
  await until('Ctrl-C la cierra');
  const [, origin = ''] = /máquina: (\S+)/.exec(said()) ?? [];
  const page = await (await fetch(`${origin}/home`)).text();
  expect(page).toContain('Rifas Turpial');
  expect(page).toContain('--color-action:#7a1f3d');
  process.kill(-child.pid!, 'SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 180_000);

test('an owner sees what the shop has, but not its token', async () => {
  await setUp(real());
  const { child, until, said } = start();
  child.stdin?.end('\n'.repeat(14));
  await until('No escribí nada');
  expect(said()).toContain('Nombre [Rifas Turpial]');
  expect(said()).toContain('[guardado]');
  expect(said()).not.toContain(demo.token);
});

test('an owner who leaves in the middle has changed nothing', async () => {
  const { child, until } = start();
  child.stdin?.end('Rifas Turpial\n');
  await until('No escribí nada');
  await once(child, 'exit');
  expect(existsSync(folder)).toBe(false);
});
