import path from 'node:path';

export type Settings = {
  /** Where visitors reach the shop. */
  port: number;
  /** As the shop calls itself in links and previews; Next alone would take its own loopback port for it. */
  siteUrl: string;
  /** Visitors come over TLS, which something before the front takes off. */
  isHttps: boolean;
  /** Null when the shop has an admin API of its own. */
  demo: DemoSettings | null;
};

export type DemoSettings = { port: number | null; data: string; hasTestControls: boolean };

/** The launcher's own part of the environment; throws one plain sentence. The shop checks the rest itself. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const port = readPort(variables, 'PORT') ?? 3000;
  const siteUrl = variables.SITE_URL?.trim() || `http://localhost:${port}`;
  return {
    port,
    siteUrl,
    isHttps: siteUrl.startsWith('https://'),
    demo: variables.ADMIN_API_URL?.trim()
      ? null
      : {
          port: readPort(variables, 'DEMO_API_PORT'),
          data: variables.DEMO_API_DATA?.trim() || path.join('demo-api', '.data'),
          hasTestControls: variables.DEMO_API_TEST_CONTROLS === '1',
        },
  };
}

function readPort(variables: NodeJS.ProcessEnv, name: string): number | null {
  const text = variables[name]?.trim();
  if (!text) return null;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} must be a number from 0 to 65535, not "${text}"`);
}
