/**
 * Replays attacks against the built shop (Linux). Prints for each what was tried, what a buyer from elsewhere noticed
 * meanwhile, the memory of all processes together, and whether the shop held.
 * `npm run bench -- attack [--only pictures,lock-out]`
 */
import { parseArgs } from 'node:util';
import { isInTime, withBystanders } from './attack/bystanders.mjs';
import { costlyReceipts } from './attack/costly-receipts.mjs';
import { lockOut } from './attack/lock-out.mjs';
import { pictureFlood } from './attack/picture-flood.mjs';
import { pictures } from './attack/pictures.mjs';
import { refusedUploads } from './attack/refused-uploads.mjs';
import { printVerdict } from './attack/report.mjs';
import { openStage } from './attack/stage.mjs';
import { together } from './attack/together.mjs';
import { unfinished } from './attack/unfinished.mjs';
import { unlimitedRoutes } from './attack/unlimited-routes.mjs';
import { wholeNetwork } from './attack/whole-network.mjs';

const ATTACKS = {
  pictures,
  'costly-receipts': costlyReceipts,
  'lock-out': lockOut,
  'picture-flood': pictureFlood,
  'whole-network': wholeNetwork,
  unfinished,
  'refused-uploads': refusedUploads,
  'unlimited-routes': unlimitedRoutes,
  together,
};
const MOST_MEGABYTES = 900;

const { values } = parseArgs({
  options: { only: { type: 'string' }, port: { type: 'string', default: '4640' } },
});

let broken = 0;
for (const name of values.only?.split(',') ?? Object.keys(ATTACKS)) {
  const attack = ATTACKS[name];
  const stage = await openStage(Number(values.port));
  try {
    const { held, summary, felt } = await withBystanders(stage, () => attack.run(stage));
    const holds = held && felt.answers.every(isInTime) && felt.megabytes < MOST_MEGABYTES;
    printVerdict({ name, tried: attack.tried, summary, felt, holds });
    if (!holds) broken += 1;
  } finally {
    await stage.stop();
  }
}
process.exitCode = broken === 0 ? 0 : 1;
