import { initialValues } from '../form/form-values';
import { readRecords, removeRecords, writeRecord } from '@/lib/offline/outbox/draft-database';
import { loadBuyer, rememberBuyer } from './remembered-buyer';

jest.mock('@/lib/offline/outbox/draft-database');
jest.mock('./draft-flag');

const records = new Map<string, unknown>();
const DAY_MS = 86_400_000;
const buyer = {
  name: 'Ana',
  nationalId: 'V12345678',
  phoneCode: 'VE',
  phone: '414',
  address: 'Av.',
};
const values = { ...initialValues([]), ...buyer, reference: '004512', amount: '10.00' };

beforeEach(() => {
  records.clear();
  jest.mocked(readRecords).mockImplementation(async (keys) => keys.map((key) => records.get(key)));
  jest.mocked(writeRecord).mockImplementation(async (key, value) => void records.set(key, value));
  jest.mocked(removeRecords).mockImplementation(async (keys) => {
    for (const key of keys) records.delete(key);
  });
});

test('the person is remembered, not the payment', async () => {
  await rememberBuyer(values, 0);
  expect(await loadBuyer(1)).toEqual(buyer);
  expect(JSON.stringify([...records])).not.toContain('004512');
});

test('a remembered buyer is gone 180 days after the last purchase', async () => {
  await rememberBuyer(values, 0);
  expect(await loadBuyer(180 * DAY_MS - 1)).toEqual(buyer);
  expect(await loadBuyer(180 * DAY_MS)).toBeNull();
  expect(records.size).toBe(0);
});

test.each([
  ['a field is missing', { ...buyer, phone: undefined }],
  ['a field is no text', { ...buyer, nationalId: 5 }],
  ['there is none', 'x'],
])('a buyer stored in part is not remembered: %s', async (_what, kept) => {
  records.set('buyer', { buyer: kept, boughtAt: 0 });
  expect(await loadBuyer(1)).toBeNull();
});

test('a failing database forgets the buyer and throws nothing', async () => {
  jest.mocked(writeRecord).mockRejectedValue(new Error('full'));
  jest.mocked(readRecords).mockRejectedValue(new Error('away'));
  await rememberBuyer(values, 0);
  expect(await loadBuyer(1)).toBeNull();
});
