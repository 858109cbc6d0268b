/**
 * Replays attacks against the built shop (Linux). Prints for each what was tried, what a buyer from elsewhere noticed
 * meanwhile, the memory of all processes together, and whether the shop held.
 * `npm run bench -- attack [--only pictures,guesses] [--without GUARD]`
 * `--without` builds a copy of the shop without this guard, to show the harm that it prevents.
 */
import { parseArgs } from 'node:util';
import { ATTACKS } from './attack/attacks.mjs';
import { isInTime, withBystanders } from './attack/bystanders.mjs';
import { GUARDS, buildWithoutGuard } from './attack/guards.mjs';
import { printVerdict } from './attack/report.mjs';
import { openStage } from './attack/stage.mjs';

const MOST_MEGABYTES = 900;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    without: { type: 'string' },
    port: { type: 'string', default: '4640' },
  },
});
const { without } = values;
const folder = without ? buildWithoutGuard(without) : process.cwd();
const all = without ? GUARDS[without].attacks : Object.keys(ATTACKS);
const names = values.only?.split(',') ?? all;

let broken = 0;
for (const name of names) {
  const attack = ATTACKS[name];
  const stage = await openStage({ folder, port: Number(values.port) });
  try {
    const { held, told, felt } = await withBystanders(stage, () => attack.run(stage));
    const areServed = attack.mayBeBusy || felt.answers.every(isInTime);
    const holds = held && areServed && felt.megabytes < MOST_MEGABYTES;
    printVerdict({ name, tried: attack.tried, told, felt, holds, without });
    if (!holds) broken += 1;
  } finally {
    await stage.stop();
  }
}
process.exitCode = broken === 0 ? 0 : 1;
