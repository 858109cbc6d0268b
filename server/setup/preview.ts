import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort, LOOPBACK } from '../launch/free-port';
import { untilAnswers } from '../launch/until-answers';

/** Settings that would reach past this machine. */
const APART = {
  LISTEN_HOST: LOOPBACK,
  DATA_DIR: 'none',
  REDIS_URL: '',
  TRUSTED_PROXIES: '',
  WHATSAPP_API_URL: '',
  WHATSAPP_TELLS_BUYER: '',
};

export async function runCheck(settings: Record<string, string>): Promise<void> {
  if (!existsSync('.next/BUILD_ID')) {
    console.log('La primera vez se construye la tienda, en inglés: tarda uno o dos minutos.');
  }
  // Anything that outlives the check could hold a pipe open.
  await once(startStarter('check', settings, 'inherit'), 'exit');
}

/** Ends when the owner presses Ctrl-C, which the shop gets too. */
export async function preview(settings: Record<string, string>): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const apart = { ...APART, PORT: String(port), SITE_URL: origin, LOG_LEVEL: 'silent' };
  console.log('\nAbro tu tienda aquí; la primera vez tarda unos minutos…');
  const shop = startStarter('start', { ...settings, ...apart }, 'pipe');
  let said = '';
  for (const output of [shop.stdout, shop.stderr]) {
    output?.on('data', (part: Buffer) => (said = (said + String(part)).slice(-4000)));
  }
  process.on('SIGINT', () => undefined);
  const ended = once(shop, 'exit');
  const answers = untilAnswers(() => `${origin}/api/health`).then(() => 'answers');
  if ((await Promise.race([answers, ended])) === 'answers') {
    console.log(`
Tu tienda, en esta máquina: ${origin}
Si es un servidor, mírala desde tu computadora con ssh -L ${port}:localhost:${port} y el nombre del servidor.
Lo que compres ahí se registra de verdad en tu administración. Ctrl-C cierra la tienda.`);
  }
  const [code] = (await ended) as [number | null];
  if (code) console.error(`La vista previa no abrió:\n${said}`);
  process.exit(code ?? 0);
}

function startStarter(
  name: string,
  settings: Record<string, string>,
  output: 'inherit' | 'pipe',
): ChildProcess {
  return spawn(process.execPath, [`server/${name}.mjs`], {
    // The set-up itself has said if Node is out of support.
    env: { ...process.env, ...settings, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', output, output],
  });
}
