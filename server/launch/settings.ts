import { isIP } from 'node:net';
import path from 'node:path';
import { settingIn } from '../../lib/platform/none';

type Settings = {
  port: number;
  /** Undefined: every address of the machine. */
  host: string | undefined;
  /** Without it Next would use its own loopback port. */
  siteUrl: string;
  isHttps: boolean;
  trustedProxies: string[];
  redisUrl: string | null;
  revalidateToken: string | null;
  /** When off, phones remove the worker they have. */
  hasWorker: boolean;
  /** Null when the shop has an admin API of its own. */
  demo: DemoSettings | null;
  /** Folder for what outlives the process; `none` keeps nothing. */
  dataDir: string;
  problems: string[];
};

export type DemoSettings = {
  port: number | null;
  data: string;
  generation: string;
  hasTestControls: boolean;
};

/** The lowest of each. A shop with `PORT=0` would have an address that nobody knows. */
const PORTS = { PORT: 1, DEMO_API_PORT: 0 };
const GENERATIONS = ['1', '2'];

export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const given = (name: string) => settingIn(variables, name);
  const port = portIn(variables, 'PORT') ?? 3000;
  const siteUrl = normalized(given('SITE_URL') ?? `http://localhost:${port}`);
  return {
    port,
    host: hostIn(given('LISTEN_HOST')),
    siteUrl,
    isHttps: siteUrl.startsWith('https://'),
    trustedProxies: listIn(given('TRUSTED_PROXIES')),
    redisUrl: given('REDIS_URL') ?? null,
    revalidateToken: given('REVALIDATE_TOKEN') ?? null,
    hasWorker: variables.SERVICE_WORKER?.trim() !== 'off',
    demo: given('ADMIN_API_URL')
      ? null
      : {
          port: portIn(variables, 'DEMO_API_PORT'),
          data: given('DEMO_API_DATA') ?? path.join('demo-api', '.data'),
          generation: generationIn(variables) ?? '2',
          hasTestControls: variables.DEMO_API_TEST_CONTROLS === '1',
        },
    dataDir: variables.DATA_DIR?.trim() || (given('ADMIN_API_URL') ? 'data' : 'none'),
    problems: [...wrongPorts(variables), ...wrongHost(variables), ...wrongGeneration(variables)],
  };
}

/** Schemes and hosts may be written in capitals, and what follows compares them. */
function normalized(address: string): string {
  return URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : address;
}

function wrongPorts(variables: NodeJS.ProcessEnv): string[] {
  return (Object.keys(PORTS) as (keyof typeof PORTS)[])
    .filter((name) => settingIn(variables, name) && portIn(variables, name) === null)
    .map(
      (name) => `Escribe un número de ${PORTS[name]} a 65535, y no "${variables[name]}" (${name})`,
    );
}

function wrongHost(variables: NodeJS.ProcessEnv): string[] {
  const host = settingIn(variables, 'LISTEN_HOST');
  const isRight = !host || hostIn(host) !== undefined;
  return isRight ? [] : [`Escribe una dirección como 127.0.0.1, y no "${host}" (LISTEN_HOST)`];
}

function wrongGeneration(variables: NodeJS.ProcessEnv): string[] {
  const given = settingIn(variables, 'DEMO_API_GENERATION');
  const isRight = !given || generationIn(variables) !== undefined;
  return isRight ? [] : [`Escribe 1 o 2, y no "${given}" (DEMO_API_GENERATION)`];
}

function generationIn(variables: NodeJS.ProcessEnv): string | undefined {
  const given = settingIn(variables, 'DEMO_API_GENERATION');
  return GENERATIONS.find((generation) => generation === given);
}

export function settingsForShop({ siteUrl, dataDir, problems }: Settings) {
  return { SITE_URL: siteUrl, DATA_DIR: dataDir, STOREFRONT_PROBLEMS: problems.join('\n') };
}

function hostIn(host: string | undefined): string | undefined {
  return host && isIP(host) ? host : undefined;
}

/** The shop refuses to start when one of them is not a network. */
function listIn(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((item) => item.trim() || []);
}

function portIn(variables: NodeJS.ProcessEnv, name: keyof typeof PORTS): number | null {
  const text = settingIn(variables, name) ?? '';
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= PORTS[name] && port <= 65_535 ? port : null;
}
