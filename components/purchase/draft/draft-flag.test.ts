/** @jest-environment jsdom */
import { clearDraftFlag, dueDrafts, hasDraftFlag, onOtherTabs, setDraftFlag } from './draft-flag';

beforeEach(() => localStorage.clear());

test('a flagged purchase is due from its time on, each of its own', () => {
  setDraftFlag('moto', 1000);
  setDraftFlag('carro', 0);
  expect([dueDrafts(999), dueDrafts(1000)]).toEqual([['carro'], ['moto', 'carro']]);
  expect([hasDraftFlag('moto'), hasDraftFlag('bici')]).toEqual([true, false]);
  clearDraftFlag('moto');
  expect([hasDraftFlag('moto'), dueDrafts(1000)]).toEqual([false, ['carro']]);
});

test('a flag that cannot be read is due: the purchase behind it may be paid', () => {
  localStorage.setItem('payment-draft:moto', 'x');
  expect(dueDrafts(0)).toEqual(['moto']);
});

test('a listener hears of the changes of other tabs', () => {
  const listener = jest.fn();
  const stop = onOtherTabs(listener);
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  change('payment-draft:moto');
  change(null);
  change('selection:moto');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  change(null);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('without storage nothing is flagged, and nothing throws', () => {
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  setDraftFlag('moto', 0);
  expect([dueDrafts(1), hasDraftFlag('moto')]).toEqual([[], false]);
  denied.mockRestore();
});
