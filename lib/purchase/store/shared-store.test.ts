import { logger } from '@/lib/platform/log/logger';
import { keptAttempt, NOT_REGISTERED, REGISTERED } from '../kept-attempt.test-kit';
import type { Attempt } from '../attempt';
import { createMemoryStore, type AttemptStore } from './attempt-store';
import { createSharedStore } from './shared-store';

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(logger, 'warn').mockImplementation()));
afterEach(() => jest.restoreAllMocks());

/** One instance. After `away`, every method of its shared store fails. */
function open() {
  const shared = createMemoryStore();
  const own = createMemoryStore();
  let isAway = false;
  const orAway =
    <Args extends unknown[], Value>(ask: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      if (isAway) throw new Error('Command timed out');
      return ask(...args);
    };
  const leaving: AttemptStore = {
    find: orAway(shared.find),
    open: orAway(shared.open),
    save: jest.fn(orAway(shared.save)),
    replace: orAway(shared.replace),
    note: orAway(shared.note),
    discard: orAway(shared.discard),
  };
  const store = createSharedStore(leaving, own);
  const setAway = (away: boolean) => (isAway = away);
  return { store, shared, own, leaving, away: () => setAway(true), back: () => setAway(false) };
}

describe('while the shared store answers', () => {
  test('all is stored in both', async () => {
    const { store, shared, own } = open();
    const attempt = keptAttempt();
    const sent: Attempt = { ...attempt, phase: 'sent' };
    expect(await store.open(attempt)).toEqual({ opened: true });
    expect(await own.find(attempt.key)).toBe(attempt);
    expect(await store.save(sent)).toBe('heard');
    expect([await shared.find(attempt.key), await own.find(attempt.key)]).toEqual([sent, sent]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('an attempt that another instance has open is not opened here', async () => {
    const { store, shared, own } = open();
    const theirs = keptAttempt();
    await shared.open(theirs);
    const rival = keptAttempt({ singleFlightKey: theirs.singleFlightKey });
    expect(await store.open(rival)).toEqual({ opened: false, holder: theirs.key });
    expect(await own.find(rival.key)).toBeNull();
    expect(await own.open(rival)).toEqual({ opened: true });
  });

  test('an attempt that is open only here is opened when the others say so', async () => {
    const { store, own } = open();
    const attempt = keptAttempt();
    await own.open(attempt);
    const next = { ...attempt, opening: 'next' };
    expect(await store.open(next)).toEqual({ opened: true });
  });

  test('an attempt that another instance closed is forgotten here', async () => {
    const { store, shared, own } = open();
    const attempt = keptAttempt();
    await store.open(attempt);
    await shared.save({ ...attempt, outcome: REGISTERED });
    expect(await store.save({ ...attempt, phase: 'sent' })).toBe('closed');
    expect(await own.find(attempt.key)).toBeNull();
    expect(await store.find(attempt.key)).toMatchObject({ outcome: REGISTERED });
  });

  test('a replacement is noted here too', async () => {
    const { store, shared, own } = open();
    const told = keptAttempt({ outcome: NOT_REGISTERED });
    const next = { ...told, outcome: REGISTERED };
    await store.note(told);
    expect(await store.replace(told, next)).toBe(true);
    expect([await shared.find(told.key), await own.find(told.key)]).toEqual([next, next]);
  });

  test('a replacement that came too late is not noted here', async () => {
    const { store, shared, own } = open();
    const told = keptAttempt({ outcome: NOT_REGISTERED });
    await store.note(told);
    await shared.note({ ...told });
    expect(await store.replace(told, { ...told, outcome: REGISTERED })).toBe(false);
    expect(await own.find(told.key)).toBe(told);
  });

  test('noting and discarding reach both', async () => {
    const { store, shared, own } = open();
    const attempt = keptAttempt();
    await store.note(attempt);
    expect([await shared.find(attempt.key), await own.find(attempt.key)]).toEqual([
      attempt,
      attempt,
    ]);
    await store.discard(attempt);
    expect([await shared.find(attempt.key), await own.find(attempt.key)]).toEqual([null, null]);
  });
});

describe('an attempt known here and there', () => {
  const attempt = keptAttempt();
  const closed = { ...attempt, outcome: REGISTERED };
  const other = { ...attempt, opening: 'other' };

  test.each<[string, Attempt | null, Attempt | null, 'theirs' | 'ours' | null]>([
    ['neither', null, null, null],
    ['only theirs', attempt, null, 'theirs'],
    ['only ours', null, attempt, 'ours'],
    ['both open', attempt, { ...attempt }, 'theirs'],
    ['theirs ended', closed, { ...attempt }, 'theirs'],
    ['both ended', closed, { ...closed }, 'theirs'],
    ['ours ended', attempt, closed, 'ours'],
    ['ours of another opening ended', other, closed, 'theirs'],
  ])('%s: the right one is found', async (_, theirs, ours, whose) => {
    const { store, shared, own } = open();
    if (theirs) await shared.note(theirs);
    if (ours) await own.note(ours);
    expect(await store.find(attempt.key)).toBe({ theirs, ours, none: null }[whose ?? 'none']);
  });

  test('is ended there if it ended here while the others were away', async () => {
    const { store, shared, away, back } = open();
    await store.open(attempt);
    away();
    expect(await store.save(closed)).toBe('alone');
    back();
    expect(await store.find(attempt.key)).toEqual(closed);
    expect(await shared.find(attempt.key)).toEqual(closed);
  });
});

describe('while the shared store is away', () => {
  test('each failure is logged', async () => {
    const { store, away } = open();
    away();
    expect(await store.find('k')).toBeNull();
    expect(warn.mock.calls).toEqual([
      [{ event: 'shared-attempts-away', error: 'Error: Command timed out' }],
    ]);
  });

  test('an attempt that this instance has open is not opened again', async () => {
    const { store, away } = open();
    const attempt = keptAttempt();
    away();
    expect(await store.open(attempt)).toEqual({ opened: true });
    expect(await store.open(attempt)).toEqual({ opened: false, holder: attempt.key });
  });

  test('an attempt saved here alone is found, and a closed one stays closed', async () => {
    const { store, away } = open();
    const attempt = keptAttempt();
    const sent: Attempt = { ...attempt, phase: 'sent' };
    await store.open(attempt);
    away();
    expect(await store.save(sent)).toBe('alone');
    expect(await store.find(attempt.key)).toBe(sent);
    expect(await store.save({ ...sent, outcome: REGISTERED })).toBe('alone');
    expect(await store.save({ ...sent, outcome: NOT_REGISTERED })).toBe('closed');
  });

  test('this instance replaces its own attempt', async () => {
    const { store, own, away } = open();
    const told = keptAttempt({ outcome: NOT_REGISTERED });
    const next = { ...told, outcome: REGISTERED };
    await own.note(told);
    away();
    expect(await store.replace(told, next)).toBe(true);
    expect(await store.replace(told, next)).toBe(false);
    expect(await own.find(told.key)).toBe(next);
  });

  test('noting and discarding happen here', async () => {
    const { store, own, away } = open();
    const attempt = keptAttempt();
    away();
    await store.note(attempt);
    expect(await own.find(attempt.key)).toBe(attempt);
    await store.discard(attempt);
    expect(await own.find(attempt.key)).toBeNull();
  });
});

describe('an attempt opened here alone', () => {
  async function openAlone() {
    const world = open();
    const attempt = keptAttempt();
    world.away();
    await world.store.open(attempt);
    world.back();
    return { ...world, attempt };
  }

  test('is saved alone until it ends, although the others answer again', async () => {
    const { store, leaving, own, attempt } = await openAlone();
    const sent: Attempt = { ...attempt, phase: 'sent' };
    expect(await store.save(sent)).toBe('alone');
    expect(await own.find(attempt.key)).toBe(sent);
    expect(leaving.save).not.toHaveBeenCalled();
  });

  test('is ended there too, once: its opening may have arrived without an answer', async () => {
    const { store, shared, leaving, attempt } = await openAlone();
    await shared.open(attempt);
    const closed = { ...attempt, outcome: REGISTERED };
    expect(await store.save(closed)).toBe('alone');
    expect(await shared.find(attempt.key)).toEqual(closed);
    expect(leaving.save).toHaveBeenCalledTimes(1);
  });

  test('is opened by all the next time', async () => {
    const { store, attempt } = await openAlone();
    await store.save({ ...attempt, outcome: NOT_REGISTERED });
    expect(await store.open(attempt)).toEqual({ opened: true });
    expect(await store.save({ ...attempt, phase: 'sent' })).toBe('heard');
  });

  test('is forgotten when it is discarded', async () => {
    const { store, attempt } = await openAlone();
    await store.discard(attempt);
    expect(await store.open(attempt)).toEqual({ opened: true });
    expect(await store.save({ ...attempt, phase: 'sent' })).toBe('heard');
  });
});

test('an end that did not reach the others once is not sent to them a second time', async () => {
  const { store, leaving, away } = open();
  const attempt = keptAttempt();
  await store.open(attempt);
  away();
  await store.save({ ...attempt, outcome: REGISTERED });
  expect(leaving.save).toHaveBeenCalledTimes(1);
});
