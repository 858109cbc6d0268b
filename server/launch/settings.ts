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
  /** What is wrong with the above, one sentence each. The shop names them with what it finds itself, and ends. */
  problems: string[];
};

export type DemoSettings = { port: number | null; data: string; hasTestControls: boolean };

const PORTS = ['PORT', 'DEMO_API_PORT'] as const;

/** The launcher's own part of the environment; the shop checks the rest itself. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const port = portIn(variables.PORT) ?? 3000;
  const siteUrl = variables.SITE_URL?.trim() || `http://localhost:${port}`;
  return {
    port,
    siteUrl,
    isHttps: siteUrl.startsWith('https://'),
    demo: variables.ADMIN_API_URL?.trim()
      ? null
      : {
          port: portIn(variables.DEMO_API_PORT),
          data: variables.DEMO_API_DATA?.trim() || path.join('demo-api', '.data'),
          hasTestControls: variables.DEMO_API_TEST_CONTROLS === '1',
        },
    problems: PORTS.filter(
      (name) => variables[name]?.trim() && portIn(variables[name]) === null,
    ).map((name) => `${name} must be a number from 0 to 65535, not "${variables[name]}"`),
  };
}

/** What the shop is told of them. */
export function settingsForShop({ siteUrl, problems }: Settings) {
  return { SITE_URL: siteUrl, STOREFRONT_PROBLEMS: problems.join('\n') };
}

/** Null when there is none in it. */
function portIn(text: string | undefined): number | null {
  const port = Number(text?.trim() || NaN);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : null;
}
