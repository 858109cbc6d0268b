import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { serve } from '@hono/node-server';

import { readArguments } from './arguments';
import { createControls } from './control/controls';
import { openDatabase } from './database/open';
import { hangUp } from './routes/never-answer';
import { seedBasics } from './seed/basics';
import { seedShop } from './seed/shop';
import { createServer } from './server';
import { openUploadFolder } from './storage/upload-folder';

const HOST = '127.0.0.1';
const LAST_ANSWERS_MS = 2000;

async function main(): Promise<void> {
  const { port, data, seed, testControls, ...kind } = readArguments(process.argv.slice(2));
  mkdirSync(path.join(data, 'uploads'), { recursive: true });
  const db = openDatabase(path.join(data, 'admin.db'));
  const uploads = openUploadFolder(path.join(data, 'uploads'));
  await seedBasics(db, uploads);
  if (seed === 'full') await seedShop(db, uploads);

  const controls = testControls ? createControls(db, uploads) : null;
  const app = createServer(kind, db, uploads, controls);
  const server = serve({ fetch: app.fetch, port, hostname: HOST }, (address) => {
    console.log(`demo-api listening on http://${HOST}:${address.port}`);
  });

  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });

  function stop(): void {
    hangUp();
    server.close(() => {
      db.close();
      process.exit(0);
    });
    if (!('closeIdleConnections' in server)) return;
    server.closeIdleConnections();
    // Node waits forever for the rest of a request once it has stopped listening.
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** `EX_CONFIG` of sysexits.h: another start would fail as this one did. */
const WRONG_CONFIGURATION = 78;

main().catch((error: unknown) => {
  const said = error instanceof Error ? error.message : String(error);
  const isOfFolder = error instanceof Error && 'code' in error;
  console.error(isOfFolder ? `DEMO_API_DATA: its folder cannot be used: ${said}` : said);
  process.exit(WRONG_CONFIGURATION);
});
