import { isIP } from 'node:net';
import path from 'node:path';
import { listIn, portIn, settingIn } from '../../lib/platform/setting-values';

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
  /** Next replaces `PORT` by its own, and the shop judges what was given. */
  givenPort: string;
};

export type DemoSettings = {
  port: number | null;
  data: string;
  generation: string;
  hasTestControls: boolean;
};

export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const given = (name: string) => settingIn(variables, name);
  const port = portIn(given('PORT')) ?? 3000;
  const host = given('LISTEN_HOST');
  const siteUrl = normalized(given('SITE_URL') ?? `http://localhost:${port}`);
  return {
    port,
    host: host && isIP(host) ? host : undefined,
    siteUrl,
    isHttps: siteUrl.startsWith('https://'),
    trustedProxies: listIn(given('TRUSTED_PROXIES')),
    redisUrl: given('REDIS_URL') ?? null,
    revalidateToken: given('REVALIDATE_TOKEN') ?? null,
    hasWorker: variables.SERVICE_WORKER?.trim() !== 'off',
    demo: given('ADMIN_API_URL')
      ? null
      : {
          port: portIn(given('DEMO_API_PORT')),
          data: given('DEMO_API_DATA') ?? path.join('demo-api', '.data'),
          generation: given('DEMO_API_GENERATION') === '1' ? '1' : '2',
          hasTestControls: variables.DEMO_API_TEST_CONTROLS === '1',
        },
    dataDir: variables.DATA_DIR?.trim() || (given('ADMIN_API_URL') ? 'data' : 'none'),
    givenPort: given('PORT') ?? '',
  };
}

/** Schemes and hosts may be written in capitals, and what follows compares them. */
function normalized(address: string): string {
  return URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : address;
}

export function settingsForShop({ siteUrl, dataDir, givenPort }: Settings) {
  return { SITE_URL: siteUrl, DATA_DIR: dataDir, STOREFRONT_PORT: givenPort };
}
