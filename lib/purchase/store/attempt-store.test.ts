import {
  keptAttempt,
  LATE,
  NOT_REGISTERED,
  PARTLY_REGISTERED,
  REGISTERED,
} from '../kept-attempt.test-kit';
import type { Attempt } from '../attempt';
import { createMemoryStore, holderOf, keptMs, keyOf } from './attempt-store';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTime(ms);

const refused: Attempt['outcome'] = {
  state: 'refused',
  reason: 'raffle-closed',
  msg: '',
  taken: [],
  now: null,
  trace: 'ABC234',
};

test.each<[string, Partial<Attempt>, number]>([
  ['was received', {}, 10 * MINUTE],
  ['was refused', { phase: 'settled', outcome: refused }, 10 * MINUTE],
  ['is not registered', { phase: 'settled', outcome: NOT_REGISTERED }, 10 * MINUTE],
  ['was sent', { phase: 'sent' }, DAY],
  ['may come late', { phase: 'settled', late: LATE }, DAY],
  ['joined another', { joined: 'other' }, DAY],
  ['is registered', { phase: 'settled', outcome: REGISTERED }, DAY],
  ['is partly registered', { phase: 'settled', outcome: PARTLY_REGISTERED }, DAY],
])('an attempt that %s is kept so long', (_, changes, ms) => {
  expect(keptMs(keptAttempt(changes))).toBe(ms);
});

test('a holder names the key and the opening', () => {
  const holder = holderOf(keptAttempt({ key: 'k', opening: 'o' }));
  expect(holder).toBe('k o');
  expect(keyOf(holder)).toBe('k');
});

test('an attempt that nobody opened is not found', async () => {
  expect(await createMemoryStore().find('k')).toBeNull();
});

test('an opened attempt is found as it was given', async () => {
  const store = createMemoryStore();
  const attempt = keptAttempt();
  expect(await store.open(attempt)).toEqual({ opened: true });
  expect(await store.find(attempt.key)).toBe(attempt);
});

test('an attempt opened before the clock was set back holds its key no longer than it lasts', async () => {
  const store = createMemoryStore();
  const attempt = keptAttempt({ key: 'first', singleFlightKey: 'flight' });
  await store.open(attempt);
  jest.setSystemTime(Date.now() - 2 * DAY);
  await store.save(attempt);
  pass(20 * MINUTE + 1);
  expect(await store.open(keptAttempt({ key: 'second', singleFlightKey: 'flight' }))).toEqual({
    opened: true,
  });
});

describe('while an attempt is open', () => {
  const first = keptAttempt({ key: 'first', singleFlightKey: 'flight' });

  test.each<[string, Partial<Attempt>]>([
    ['its key', { key: 'first' }],
    ['its flight', { singleFlightKey: 'flight' }],
  ])('no other with %s is opened or stored', async (_, changes) => {
    const store = createMemoryStore();
    await store.open(first);
    const rival = keptAttempt(changes);
    expect(await store.open(rival)).toEqual({ opened: false, holder: 'first' });
    expect(await store.find(rival.key)).toBe(rival.key === 'first' ? first : null);
  });

  test('another one with another key and flight is opened', async () => {
    const store = createMemoryStore();
    await store.open(first);
    expect(await store.open(keptAttempt())).toEqual({ opened: true });
  });

  test('an attempt with key and flight held by two others gets the one with the key', async () => {
    const store = createMemoryStore();
    await store.open(first);
    await store.open(keptAttempt({ key: 'second', singleFlightKey: 'other' }));
    const rival = keptAttempt({ key: 'second', singleFlightKey: 'flight' });
    expect(await store.open(rival)).toEqual({ opened: false, holder: 'second' });
  });

  test('an attempt is open for twenty minutes', async () => {
    const store = createMemoryStore();
    await store.open(first);
    pass(20 * MINUTE);
    expect(await store.open(first)).toMatchObject({ opened: false });
    pass(1);
    expect(await store.open(first)).toEqual({ opened: true });
  });
});

describe('saving', () => {
  test('without an outcome keeps it open', async () => {
    const store = createMemoryStore();
    const attempt = keptAttempt();
    const sent: Attempt = { ...attempt, phase: 'sent' };
    await store.open(attempt);
    expect(await store.save(sent)).toBe('heard');
    expect(await store.find(attempt.key)).toBe(sent);
    expect(await store.open(attempt)).toMatchObject({ opened: false });
  });

  test('an outcome frees key and flight', async () => {
    const store = createMemoryStore();
    const attempt = keptAttempt();
    await store.open(attempt);
    expect(await store.save({ ...attempt, outcome: REGISTERED })).toBe('heard');
    const { key, singleFlightKey } = attempt;
    expect(await store.open(keptAttempt({ key }))).toEqual({ opened: true });
    expect(await store.open(keptAttempt({ singleFlightKey }))).toEqual({ opened: true });
  });

  test.each<[string, Partial<Attempt>]>([
    ['of another opening', { opening: 'other' }],
    ['of another key', { key: 'other' }],
  ])('an attempt %s changes nothing', async (_, changes) => {
    const store = createMemoryStore();
    const attempt = keptAttempt();
    await store.open(attempt);
    const other = { ...attempt, ...changes, outcome: REGISTERED };
    expect(await store.save(other)).toBe('closed');
    expect(await store.find(attempt.key)).toBe(attempt);
    expect(await store.find('other')).toBeNull();
    expect(await store.open(attempt)).toMatchObject({ opened: false });
  });

  test('a flight that another attempt has by now stays with it', async () => {
    const store = createMemoryStore();
    const slow = keptAttempt({ key: 'slow', singleFlightKey: 'flight' });
    await store.open(slow);
    pass(20 * MINUTE + 1);
    await store.open(keptAttempt({ key: 'next', singleFlightKey: 'flight' }));
    await store.discard(slow);
    const third = keptAttempt({ singleFlightKey: 'flight' });
    expect(await store.open(third)).toEqual({ opened: false, holder: 'next' });
  });
});

describe('a lifetime', () => {
  test.each<[string, Partial<Attempt>, number]>([
    ['of an unsent attempt is ten minutes', {}, 10 * MINUTE],
    ['of a sent attempt is a day', { phase: 'sent' }, DAY],
  ])('%s', async (_, changes, ms) => {
    const store = createMemoryStore();
    const attempt = keptAttempt(changes);
    await store.note(attempt);
    pass(ms);
    expect(await store.find(attempt.key)).toBe(attempt);
    pass(1);
    expect(await store.find(attempt.key)).toBeNull();
  });

  test('follows the attempt’s state', async () => {
    const store = createMemoryStore();
    const attempt = keptAttempt();
    const sent: Attempt = { ...attempt, phase: 'sent' };
    await store.note(attempt);
    await store.note(sent);
    pass(DAY);
    expect(await store.find(attempt.key)).toBe(sent);
    await store.note(attempt);
    expect(await store.find(attempt.key)).toBe(attempt);
  });
});

describe('replacing', () => {
  test('puts the next in the place of the stored attempt', async () => {
    const store = createMemoryStore();
    const told = keptAttempt({ outcome: NOT_REGISTERED, late: LATE });
    const next = { ...told, outcome: REGISTERED, late: null };
    await store.note(told);
    expect(await store.replace(told, next)).toBe(true);
    expect(await store.find(told.key)).toBe(next);
  });

  test('does nothing once something else is stored', async () => {
    const store = createMemoryStore();
    const told = keptAttempt();
    const newer = { ...told };
    await store.note(newer);
    expect(await store.replace(told, { ...told, outcome: REGISTERED })).toBe(false);
    expect(await store.find(told.key)).toBe(newer);
  });
});

describe('discarding', () => {
  test.each<[string, Partial<Attempt>]>([
    ['received', {}],
    ['sent', { phase: 'sent' }],
  ])('forgets an attempt that was %s, and frees it', async (_, changes) => {
    const store = createMemoryStore();
    const attempt = keptAttempt(changes);
    await store.open(attempt);
    await store.discard(attempt);
    expect(await store.find(attempt.key)).toBeNull();
    expect(await store.open(attempt)).toEqual({ opened: true });
  });

  test('an earlier opening leaves the next as it is', async () => {
    const store = createMemoryStore();
    const next = keptAttempt();
    await store.open(next);
    await store.discard({ ...next, opening: 'earlier' });
    expect(await store.find(next.key)).toBe(next);
    expect(await store.open(next)).toMatchObject({ opened: false });
  });

  test('discarding an attempt that is not stored is no error', async () => {
    await expect(createMemoryStore().discard(keptAttempt())).resolves.toBeUndefined();
  });
});

test('the latest twenty thousand that were sent are kept', async () => {
  const store = createMemoryStore();
  for (let place = 0; place <= 20_000; place += 1) {
    await store.note(keptAttempt({ key: `${place}`, phase: 'sent' }));
  }
  expect(await store.find('0')).toBeNull();
  expect(await store.find('1')).toMatchObject({ key: '1' });
  expect(await store.find('20000')).toMatchObject({ key: '20000' });
});
