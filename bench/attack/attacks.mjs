import { costlyReceipts } from './costly-receipts.mjs';
import { documents } from './documents.mjs';
import { emptyRaffle } from './empty-raffle.mjs';
import { edges } from './edges.mjs';
import { endlessList } from './endless-list.mjs';
import { guesses } from './guesses.mjs';
import { keys } from './keys.mjs';
import { lockOut } from './lock-out.mjs';
import { logFlood } from './log-flood.mjs';
import { longHeaders } from './long-headers.mjs';
import { manyNumbers } from './many-numbers.mjs';
import { nextAlone } from './next-alone.mjs';
import { unlimitedRoutes } from './unlimited-routes.mjs';
import { pictureFlood } from './picture-flood.mjs';
import { pictures } from './pictures.mjs';
import { redisGone } from './redis-gone.mjs';
import { refusedUploads } from './refused-uploads.mjs';
import { slowReaders } from './slow-readers.mjs';
import { together } from './together.mjs';
import { unfinished } from './unfinished.mjs';
import { wholeNetwork } from './whole-network.mjs';

export const ATTACKS = {
  pictures,
  'costly-receipts': costlyReceipts,
  'lock-out': lockOut,
  guesses,
  'empty-raffle': emptyRaffle,
  keys,
  documents,
  'slow-readers': slowReaders,
  'redis-gone': redisGone,
  edges,
  'next-alone': nextAlone,
  'picture-flood': pictureFlood,
  'whole-network': wholeNetwork,
  'log-flood': logFlood,
  'endless-list': endlessList,
  'many-numbers': manyNumbers,
  unfinished,
  'refused-uploads': refusedUploads,
  'long-headers': longHeaders,
  'unlimited-routes': unlimitedRoutes,
  together,
};
