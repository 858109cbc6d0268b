import { adminApi } from './admin-api.mjs';
import { asServed } from './as-served.mjs';
import { buyer } from './buyer.mjs';
import { choosing } from './choosing.mjs';
import { freshness } from './freshness.mjs';
import { fromOutsideAgain } from './from-outside-again.mjs';
import { fromOutside } from './from-outside.mjs';
import { layoutAndColours } from './layout-and-colours.mjs';
import { lineCalls } from './line-calls.mjs';
import { lineChoosing } from './line-choosing.mjs';
import { linePages } from './line-pages.mjs';
import { linePaying } from './line-paying.mjs';
import { lineScreens } from './line-screens.mjs';
import { network } from './network.mjs';
import { nextAction } from './next-action.mjs';
import { payments } from './payments.mjs';
import { pictures } from './pictures.mjs';
import { price } from './price.mjs';
import { privacy } from './privacy.mjs';
import { push } from './push.mjs';
import { reachAndMotion } from './reach-and-motion.mjs';
import { wholeShop } from './whole-shop.mjs';

/**
 * A bug has a name, a replacement in a file, and the tests that should catch it. `after` names the build it needs: the
 * services, or the shop. A bug with a `line` of the specification (`e2e/specification/lines.mjs`) must be caught by a
 * test that covers that line.
 * @typedef {{ file: string, find: string, replace: string }} Change
 * @typedef {Change & { name: string, line?: string, tests: string[], also?: Change[], after?: 'services' | 'shop' }} Bug
 */

/** @type {Bug[]} */
export const BUGS = [
  ...price,
  ...choosing,
  ...buyer,
  ...payments,
  ...adminApi,
  ...nextAction,
  ...fromOutside,
  ...fromOutsideAgain,
  ...privacy,
  ...pictures,
  ...freshness,
  ...network,
  ...push,
  ...wholeShop,
  ...asServed,
  ...layoutAndColours,
  ...reachAndMotion,
  ...linePages,
  ...lineChoosing,
  ...linePaying,
  ...lineCalls,
  ...lineScreens,
];
