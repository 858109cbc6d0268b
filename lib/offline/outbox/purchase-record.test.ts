import fc from 'fast-check';
import {
  reduce,
  sentOf,
  waitingOf,
  type Purchase,
  type PurchaseEvent,
  type PurchaseForm,
} from '@/lib/raffle/purchase-state';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { changeRecord, readRecords, removeRecords } from './draft-database';
import { readPurchase, removePurchase, updatePurchase } from './purchase-record';

jest.mock('./draft-database');

const records = new Map<string, unknown>();

beforeEach(() => {
  records.clear();
  jest.mocked(readRecords).mockImplementation(async (keys) => keys.map((key) => records.get(key)));
  jest.mocked(changeRecord).mockImplementation(async (key, change) => {
    const next = change(records.get(key));
    if (next) records.set(key, next);
  });
});

const sent = examplePurchase();
const form: PurchaseForm = {
  key: 'key',
  tickets: [{ id: 'a', number: '007' }],
  values: { name: 'Ana', nationalId: 'E84123456', phoneCode: 'CO' },
  isPastPaying: true,
  savedAt: 1,
};
const waiting = { until: 9, tappedAt: 5, hasLeft: false };
const tap = { key: 'key', until: 9, tappedAt: 5 };
/** As this build stores it. */
const stored = { version: 2, ...form, sent: null as unknown, boundTo: null as unknown };
const update = (event: PurchaseEvent) => updatePurchase('moto', (before) => reduce(before, event));

async function read(record: unknown): Promise<Purchase | null> {
  records.set('moto', record);
  return (await readPurchase('moto')).kept?.purchase ?? null;
}

test('a form, a tap and its answer are read back as they were stored', async () => {
  await update({ type: 'edited', form });
  expect((await readPurchase('moto')).kept?.purchase).toEqual({
    ...form,
    boundTo: null,
    stage: 'form',
  });
  const tapped = { type: 'tapped', before: 'key', form, request: sent, waiting } as const;
  await update(tapped);
  const queued = { ...form, boundTo: sent, stage: 'queued', sent, waiting };
  expect((await readPurchase('moto')).kept?.purchase).toEqual(queued);
  const answer = { kind: 'given-up', isForeign: true } as const;
  const { isApplied } = await update({ type: 'answered', tap, answer });
  expect(isApplied).toBe(true);
  expect((await readPurchase('moto')).kept?.purchase).toEqual({
    ...form,
    boundTo: sent,
    stage: 'answered',
    sent,
    answer,
  });
});

test('an event that no longer counts stores nothing', async () => {
  expect(await update({ type: 'left', tap })).toEqual({
    purchase: null,
    isApplied: false,
  });
  expect(records.size).toBe(0);
});

test.each([undefined, 1, 99])(
  'of a record of version %p only key and what was sent are read, and nothing is sent by itself',
  async (version) => {
    const other = { ...stored, version, waiting };
    expect(await read(other)).toBeNull();
    expect((await readPurchase('moto')).isOther).toBe(true);
    expect(await read({ ...other, sent })).toEqual({
      key: 'key',
      tickets: sent.tickets,
      values: {},
      isPastPaying: false,
      savedAt: 0,
      boundTo: sent,
      stage: 'sent',
      sent,
    });
  },
);

test('a sent purchase is never lost or changed, whatever build stored it', async () => {
  const anyRecord = fc.record({
    key: fc.uuid(),
    tickets: fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1 }), number: fc.string({ minLength: 1 }) }),
      { selector: ({ id }) => id },
    ),
    values: fc.record({ name: fc.string(), reference: fc.string() }, { requiredKeys: [] }),
    receipt: fc.constant(null),
    sent: fc.option(fc.constant(sent)),
    savedAt: fc.nat(),
    aFieldOfAnotherBuild: fc.jsonValue(),
  });
  const anyVersion = fc.oneof(fc.constant(undefined), fc.nat({ max: 9 }));
  await fc.assert(
    fc.asyncProperty(anyRecord, anyVersion, async (kept, version) => {
      const found = await read({ ...kept, version });
      if (kept.sent) expect(found).toMatchObject({ key: kept.key, sent });
      if (version === 2) expect(found?.values).toMatchObject(kept.values);
      else expect(found?.values ?? {}).toEqual({});
    }),
  );
});

test.each([undefined, null, 5, 'cut', [], () => 1])('%p is no purchase', async (kept) => {
  const found = await read(kept);
  expect(found && sentOf(found)).toBeNull();
});

test('a partly valid record keeps its valid parts, and nothing without its key is sent', async () => {
  const whole = { ...stored, sent, boundTo: sent, waiting };
  const values = { name: 'Ana', phone: 5 };
  expect((await read({ ...whole, values }))?.values).toEqual({ name: 'Ana' });
  const tickets = [5, { id: 'a', number: '007' }, {}];
  expect((await read({ ...whole, tickets }))?.tickets).toEqual([{ id: 'a', number: '007' }]);
  expect(await read({ ...whole, waiting: 'soon' })).toMatchObject({ stage: 'sent', sent });
  expect(await read({ ...whole, sent: { ...sent, amount: '10', seen: 5 } })).toMatchObject({
    sent: { ...sent, amount: 0, seen: { price: 0, packs: [], rate: 1 } },
  });
  for (const key of [undefined, 5, '']) {
    expect(await read({ ...whole, key })).toMatchObject({ key: '', stage: 'form', boundTo: null });
  }
  expect((await read({ ...whole, savedAt: Infinity }))!.savedAt).toBeLessThanOrEqual(Date.now());
});

test.each([
  ['an outcome of another shape', { kind: 'outcome', outcome: { state: 'registered' } }],
  ['no kind', { kind: 'x' }],
  ['an error without a reason', { kind: 'api-error' }],
])('an answer with %s ends nothing', async (_what, answer) => {
  expect((await read({ ...stored, sent, waiting, answer }))?.stage).toBe('queued');
});

test.each([
  ['of another shape', 'long'],
  ['without its end', { times: 1 }],
  ['that does not say how often', { times: 'x', until: Infinity }],
])('a pause %s is none', async (_what, pause) => {
  const found = await read({ ...stored, sent, waiting: { ...waiting, pause } });
  expect(found && waitingOf(found)).toEqual(waiting);
});

test('words and pictures are removed together', async () => {
  await removePurchase('moto');
  const removed = jest.mocked(removeRecords).mock.lastCall![0];
  expect(removed.sort()).toEqual(['moto', 'moto:receipt']);
});
