import { LATE_MS } from './timings.mjs';

/** `admin` applies to the call of the first attempt; `visitor` names what the buyer does (visitor.mjs). */
export const FAULTS = {
  slow: { admin: ({ delayMs }) => ({ kind: 'wait', ms: delayMs }) },
  silent: { admin: () => ({ kind: 'silence' }) },
  'cut before': { admin: () => ({ kind: 'cut-before' }) },
  'answer lost': { admin: () => ({ kind: 'cut-after' }) },
  'error 500': { admin: () => ({ kind: 'status', status: 500 }) },
  'error 504 after': { admin: () => ({ kind: 'status-after', status: 504 }) },
  HTML: { admin: () => ({ kind: 'html' }) },
  'registered late': {
    admin: () => ({ kind: 'wait', ms: LATE_MS }),
    visitor: 'waits',
  },
  'registered late, sent again': { admin: () => ({ kind: 'wait', ms: LATE_MS }) },
  'shop killed': { visitor: 'seesShopKilled' },
  'double tap': { visitor: 'tapsTwice' },
  'two tabs': { visitor: 'sendsFromTwoTabs' },
  'client gone': { visitor: 'goesAndAsks' },
  'corrected and sent again': {
    admin: () => ({ kind: 'wait', ms: 300 }),
    visitor: 'goesAndCorrects',
  },
  'mistyped reference': { visitor: 'mistypes' },
  'two references at once': { visitor: 'paysTwiceAtOnce' },
  'two purchases at once': { visitor: 'buysTwiceAtOnce' },
  'no line at the tap': { visitor: 'leavesItToItsOutbox' },
  'line dies, tab closed': { visitor: 'closesItsTab' },
  'answer lost, tab closed': { admin: () => ({ kind: 'cut-after' }), visitor: 'closesItsTab' },
  'late, tab closed': {
    admin: () => ({ kind: 'wait', ms: LATE_MS }),
    visitor: 'closesItsTab',
  },
  'worker and page at once': { visitor: 'sendsFromWorkerAndPage' },
};

export const FAULT_NAMES = Object.keys(FAULTS);

/** Page and worker send these purchases. */
const BY_OUTBOX = ['leavesItToItsOutbox', 'closesItsTab', 'sendsFromWorkerAndPage'];
/** Dialog and outbox both meet these. */
const BY_EITHER = [undefined, 'seesShopKilled'];

const faultsOf = (visitors) =>
  FAULT_NAMES.filter((name) => visitors.includes(FAULTS[name].visitor));

export const OUTBOX_FAULTS = faultsOf([...BY_OUTBOX, ...BY_EITHER]);

export const DIRECT_FAULTS = FAULT_NAMES.filter(
  (name) => !BY_OUTBOX.includes(FAULTS[name].visitor),
);
