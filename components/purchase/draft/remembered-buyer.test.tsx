/** @jest-environment jsdom */
import { emptyPhone, records } from './memory-phone.test-kit';
import { act, renderHook } from '@testing-library/react';
import { changeRecord, readRecords } from '@/lib/offline/outbox/draft-database';
import { initialValues } from '../form/form-values';
import { loadBuyer, rememberBuyer, useRememberedBuyer, type Buyer } from './remembered-buyer';

const DAY_MS = 86_400_000;
const ana: Buyer = {
  name: 'Ana Pérez',
  nationalId: 'V12345678',
  phoneCode: 'VE',
  phone: '4141234567',
  address: 'Valencia',
};
const values = { ...initialValues([]), ...ana, reference: '004512', amount: '4000.00' };
const known = () => loadBuyer(Date.now());
const hook = (...buyer: Parameters<typeof useRememberedBuyer>) =>
  renderHook(() => useRememberedBuyer(...buyer)).result;

beforeEach(emptyPhone);

test('a buyer who did not ask for it is not remembered', async () => {
  const result = hook(null);
  expect(result.current.isWanted).toBe(false);
  await act(async () => result.current.rememberIfWanted(values));
  expect([await known(), records.size, localStorage.length]).toEqual([null, 0, 0]);
  expect(result.current.isFolded).toBe(false);
});

test('the tick remembers the buyer with the purchase, not before, and neither reference nor amount', async () => {
  const result = hook(null);
  await act(async () => result.current.setWanted(true));
  expect(await known()).toBeNull();
  await act(async () => result.current.rememberIfWanted(values));
  expect(await known()).toEqual(ana);
  expect(JSON.stringify([...records])).not.toMatch(/004512|4000/);
  expect(result.current.isFolded).toBe(true);
});

test('unticking forgets the buyer at once; ticking again remembers the next purchase', async () => {
  await rememberBuyer(values, Date.now());
  const result = hook(ana);
  expect(result.current.isWanted).toBe(true);
  await act(async () => result.current.setWanted(false));
  await act(async () => result.current.rememberIfWanted(values));
  expect([await known(), records.size, localStorage.length]).toEqual([null, 0, 0]);
  await act(async () => result.current.setWanted(true));
  await act(async () => result.current.rememberIfWanted({ ...values, address: 'Maracay' }));
  expect(await known()).toEqual({ ...ana, address: 'Maracay' });
});

test.each<[string, Partial<Buyer>, boolean]>([
  ['nothing', {}, true],
  ['the same', { name: ana.name }, true],
  ['another name', { name: 'Luis' }, false],
  ['an address that was emptied', { address: '' }, false],
])('the known buyer beside a draft with %s in it is folded: %s', (_what, begun, isFolded) => {
  expect(hook(ana, begun).current.isFolded).toBe(isFolded);
});

test('changing the data unfolds them and forgets nothing; "Borrar mis datos" removes all', async () => {
  await rememberBuyer(values, Date.now());
  const result = hook(ana);
  act(() => result.current.unfold());
  expect([result.current.isFolded, result.current.isWanted]).toEqual([false, true]);
  expect(await known()).toEqual(ana);
  await act(() => result.current.forget());
  expect(await known()).toBeNull();
  expect([result.current.isWanted, result.current.isFolded]).toEqual([false, false]);
});

test('a remembered buyer is gone 180 days after the last purchase', async () => {
  await rememberBuyer(values, 0);
  expect(await loadBuyer(180 * DAY_MS - 1)).toEqual(ana);
  expect(await loadBuyer(180 * DAY_MS)).toBeNull();
  expect(records.size).toBe(0);
});

test.each([
  ['a field is missing', { ...ana, phone: undefined }],
  ['a field is no text', { ...ana, nationalId: 5 }],
  ['there is none', 'x'],
])('a buyer stored in part is not remembered: %s', async (_what, buyer) => {
  records.set('buyer', { buyer, boughtAt: 0 });
  expect(await loadBuyer(1)).toBeNull();
});

test('a failing database forgets the buyer and throws nothing', async () => {
  jest.mocked(changeRecord).mockRejectedValue(new Error('full'));
  jest.mocked(readRecords).mockRejectedValue(new Error('away'));
  await rememberBuyer(values, 0);
  expect(await loadBuyer(1)).toBeNull();
});
