import { emptyDatabase, records } from './memory-database.test-kit';
import {
  reduce,
  type Purchase,
  type PurchaseEvent,
  type PurchaseForm,
} from '@/lib/raffle/purchase-state';
import { examplePurchase } from '@/lib/testing/example-purchase';
import {
  readPurchase,
  removePurchase,
  updatePurchase,
  VERSION,
  writePicture,
} from './purchase-record';

beforeEach(emptyDatabase);

const sent = examplePurchase();
const form: PurchaseForm = {
  key: 'key',
  tickets: [{ id: 'a', number: '007' }],
  values: { name: 'Ana', nationalId: 'E84123456', phoneCode: 'CO' },
  isPastPaying: true,
  savedAt: 1,
};
const waiting = { until: 9, tappedAt: 5, hasLeft: false };
const tap = { key: 'key', tappedAt: 5 };
const update = (event: PurchaseEvent) => updatePurchase('moto', (before) => reduce(before, event));

async function read(record: unknown): Promise<Purchase | null> {
  records.set('moto', record);
  return (await readPurchase('moto'))?.purchase ?? null;
}

test('an event that no longer counts stores nothing', async () => {
  expect(await update({ type: 'left', tap })).toEqual({
    purchase: null,
    isApplied: false,
  });
  expect(records.size).toBe(0);
});

test.each([undefined, 1, VERSION + 1])(
  'of a record of version %p only key and what was sent are read, and nothing is sent by itself',
  async (version) => {
    const purchase = { ...form, boundTo: null, stage: 'form' };
    expect(await read({ version, purchase })).toBeNull();
    const queued = { ...purchase, boundTo: sent, stage: 'queued', sent, waiting };
    expect(await read({ version, purchase: queued })).toMatchObject({
      key: 'key',
      tickets: sent.tickets,
      values: {},
      boundTo: sent,
      stage: 'sent',
      sent,
    });
  },
);

test.each([undefined, null, 5, 'cut', [], () => 1, {}])('%p is no purchase', async (kept) => {
  expect(await read(kept)).toBeNull();
});

test('words and picture are removed together', async () => {
  await update({ type: 'edited', form });
  await writePicture('moto', { draftKey: 'key', type: '', bytes: new ArrayBuffer(1) });
  await removePurchase('moto');
  expect([...records.keys()]).toEqual([]);
});
