import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
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
  const check = startStarter('check', settings);
  for (const input of [check.stdout, check.stderr]) {
    // Lines of a log are for machines.
    if (input)
      createInterface({ input }).on('line', (line) => /^\{"/.test(line) || console.log(line));
  }
  await once(check, 'close');
}

/** Ends when the owner presses Ctrl-C, which the shop gets too. */
export async function preview(settings: Record<string, string>): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shop = startStarter('start', {
    ...settings,
    ...APART,
    PORT: String(port),
    SITE_URL: origin,
    LOG_LEVEL: 'silent',
  });
  let said = '';
  for (const output of [shop.stdout, shop.stderr]) {
    output?.on('data', (part: Buffer) => (said = (said + String(part)).slice(-4000)));
  }
  process.on('SIGINT', () => undefined);
  const ended = once(shop, 'exit');
  const answers = untilAnswers(() => `${origin}/api/health`).then(() => 'answers');
  if ((await Promise.race([answers, ended])) === 'answers') {
    console.log(`\nTu tienda, en esta máquina: ${origin}\nCtrl-C la cierra.`);
  }
  const [code] = (await ended) as [number | null];
  if (code) console.error(`La vista previa no abrió:\n${said}`);
  process.exit(code ?? 0);
}

function startStarter(name: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [`server/${name}.mjs`], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
