import { costlyReceipts } from './costly-receipts.mjs';
import { allUnlimitedRoutes } from './unlimited-routes.mjs';
import { pictureFlood } from './picture-flood.mjs';
import { refusedUploads } from './refused-uploads.mjs';
import { unfinished } from './unfinished.mjs';
import { wholeNetwork } from './whole-network.mjs';

const AT_ONCE = {
  'refused-uploads': refusedUploads,
  'unlimited-routes': allUnlimitedRoutes,
  'costly-receipts': costlyReceipts,
  'picture-flood': pictureFlood,
  'whole-network': wholeNetwork,
  unfinished,
};

export const together = {
  tried: `${Object.keys(AT_ONCE).join(', ')} at once`,
  /** Only the ordinary buyers count here. */
  async run(stage) {
    const summaries = await Promise.all(
      Object.entries(AT_ONCE).map(async ([name, attack]) => {
        const ended = await attack.run(stage);
        return `${name}: ${ended.summary.trim()}`;
      }),
    );
    return { held: true, summary: `\n    ${summaries.join('\n    ')}` };
  },
};
