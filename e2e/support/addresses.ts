import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `E2E_PORT` allows two runs at once on one machine. */
export const storefrontPort = Number(process.env.E2E_PORT ?? 3100);

export const shopUrl =
  process.env.BASE_URL?.replace(/\/+$/, '') ?? `http://127.0.0.1:${storefrontPort}`;

/** The address of the demo admin API behind the shop, with its test controls. */
export const demoApiOrigin =
  process.env.DEMO_API_ORIGIN ?? `http://127.0.0.1:${storefrontPort + 1}`;

export const demoDataDir = join(tmpdir(), `raffle-storefront-e2e-${storefrontPort}`);

export const revalidateToken = process.env.REVALIDATE_TOKEN ?? 'only-for-the-end-to-end-run';
