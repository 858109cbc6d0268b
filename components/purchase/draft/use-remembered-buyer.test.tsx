/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { initialValues } from '../form/form-values';
import { emptyPhone, records } from '../draft/memory-phone.test-kit';
import { loadBuyer, rememberBuyer, type Buyer } from '../draft/remembered-buyer';
import { useRememberedBuyer } from './remembered-buyer';

jest.mock('@/lib/offline/outbox/draft-database');

const ana: Buyer = {
  name: 'Ana Pérez',
  nationalId: 'V12345678',
  phoneCode: 'VE',
  phone: '4141234567',
  address: 'Valencia',
};
const values = {
  ...initialValues([]),
  ...ana,
  reference: '004512',
  amount: '4000.00',
  method: 'mobile',
};
const known = () => loadBuyer(Date.now());

beforeEach(emptyPhone);

test('a buyer who did not ask for it is not remembered', async () => {
  const { result } = renderHook(() => useRememberedBuyer(null));
  expect(result.current.isWanted).toBe(false);
  await act(async () => result.current.rememberIfWanted(values));
  expect([await known(), records.size, localStorage.length]).toEqual([null, 0, 0]);
  expect(result.current.isFolded).toBe(false);
});

test('the tick remembers the buyer with the purchase, not before, and neither reference nor amount', async () => {
  const { result } = renderHook(() => useRememberedBuyer(null));
  await act(async () => result.current.setWanted(true));
  expect(await known()).toBeNull();
  await act(async () => result.current.rememberIfWanted(values));
  expect(await known()).toEqual(ana);
  expect(Object.keys((records.get('buyer') as { buyer: Buyer }).buyer)).toEqual(Object.keys(ana));
  expect(result.current.isFolded).toBe(true);
});

test('unticking forgets the buyer at once, not only with the next purchase', async () => {
  await rememberBuyer(values, Date.now());
  const { result } = renderHook(() => useRememberedBuyer(ana));
  expect(result.current.isWanted).toBe(true);
  await act(async () => result.current.setWanted(false));
  expect([await known(), localStorage.length, sessionStorage.length]).toEqual([null, 0, 0]);
  await act(async () => result.current.rememberIfWanted(values));
  expect(await known()).toBeNull();
});

test('a buyer who unticks and ticks again is remembered with the purchase', async () => {
  await rememberBuyer(values, Date.now());
  const { result } = renderHook(() => useRememberedBuyer(ana));
  await act(async () => result.current.setWanted(false));
  await act(async () => result.current.setWanted(true));
  expect(await known()).toBeNull();
  await act(async () => result.current.rememberIfWanted({ ...values, address: 'Maracay' }));
  expect(await known()).toEqual({ ...ana, address: 'Maracay' });
});

test.each<[string, Partial<Buyer>, boolean]>([
  ['nothing', {}, true],
  ['the same', { name: ana.name }, true],
  ['another name', { name: 'Luis' }, false],
  ['an address that was emptied', { address: '' }, false],
])('the known buyer beside a draft with %s in it is folded: %s', (_what, begun, isFolded) => {
  const { result } = renderHook(() => useRememberedBuyer(ana, begun));
  expect(result.current.isFolded).toBe(isFolded);
});

test('changing the data unfolds them and forgets nothing', async () => {
  await rememberBuyer(values, Date.now());
  const { result } = renderHook(() => useRememberedBuyer(ana));
  act(() => result.current.unfold());
  expect([result.current.isFolded, result.current.isWanted]).toEqual([false, true]);
  expect(await known()).toEqual(ana);
});

test('"Borrar mis datos" removes the buyer, the tick and the fold', async () => {
  await rememberBuyer(values, Date.now());
  const { result } = renderHook(() => useRememberedBuyer(ana));
  await act(() => result.current.forget());
  expect(await known()).toBeNull();
  expect([result.current.isWanted, result.current.isFolded]).toEqual([false, false]);
});
