/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { selectionStore } from './selection-store';

const ticket = (number: string) => ({ id: `id-${number}`, number });
let raffles = 0;
const newRaffle = () => `raffle-${(raffles += 1)}`;
const kept = (storage: Storage, raffle: string) =>
  JSON.parse(storage.getItem(`selection:${raffle}`) ?? 'null');

test('beyond the most that are sold, a number takes the place of a lost one', () => {
  const store = selectionStore(newRaffle());
  store.replaceAll(['1', '2'].map(ticket));
  store.mark({ lost: ['id-1'] });
  expect(store.toggle(ticket('3'), 2)).toBe(true);
  expect(store.getSnapshot().chosen).toEqual(['3', '2'].map(ticket));
  expect(store.getSnapshot().lost.size).toBe(0);
  expect(store.toggle(ticket('4'), 2)).toBe(false);
});

test('a page that goes away stores its pending selection in both storages, or clears it', () => {
  const raffle = newRaffle();
  const store = selectionStore(raffle);
  store.toggle(ticket('7'));
  window.dispatchEvent(new Event('pagehide'));
  expect(kept(localStorage, raffle)).toEqual([ticket('7')]);
  expect(kept(sessionStorage, raffle)).toEqual([ticket('7')]);
  store.replaceAll([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept(localStorage, raffle)).toBeNull();
});

test.each([() => sessionStorage, () => localStorage])(
  'either storage brings it back',
  (storage) => {
    const raffle = newRaffle();
    storage().setItem(`selection:${raffle}`, JSON.stringify([ticket('9')]));
    expect(selectionStore(raffle).getSnapshot().chosen).toEqual([ticket('9')]);
  },
);

test('a storage that refuses costs nothing but the memory', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = selectionStore(newRaffle());
  expect(store.toggle(ticket('1'))).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(refuse).toHaveBeenCalled();
  refuse.mockRestore();
  expect(store.getSnapshot().chosen).toHaveLength(1);
});

test('a number somebody took is marked until it is free again or removed', () => {
  const store = selectionStore(newRaffle());
  store.replaceAll([ticket('1'), ticket('2')]);
  store.mark({ lost: ['id-1', 'id-2', 'id-unknown'] });
  expect([...store.getSnapshot().lost]).toEqual(['id-1', 'id-2']);
  store.mark({ free: ['id-2'] });
  expect([...store.getSnapshot().lost]).toEqual(['id-1']);
  store.swap('id-1', ticket('5'));
  expect(store.getSnapshot()).toEqual({
    chosen: [ticket('5'), ticket('2')],
    lost: new Set(),
    undo: null,
  });
});

test('a change by the visitor can be undone until the next change, a bought number never', () => {
  const store = selectionStore('undone');
  store.changeWithUndo([ticket('1'), ticket('2'), ticket('3')]);
  expect(store.getSnapshot().undo).toBeNull();
  store.mark({ lost: ['id-1'] });
  store.changeWithUndo([ticket('3')]);
  const before = [ticket('1'), ticket('2'), ticket('3')];
  expect(store.getSnapshot().undo).toEqual({ chosen: before, lost: new Set(['id-1']) });
  store.mark({ lost: ['id-3'] });
  expect(store.getSnapshot().undo).not.toBeNull();
  store.remove('id-3');
  expect(store.getSnapshot().undo).toBeNull();
});

test('a page that goes away does not undo what another tab has stored since', async () => {
  const raffle = newRaffle();
  selectionStore(raffle).toggle(ticket('7'));
  await waitFor(() => expect(kept(localStorage, raffle)).toEqual([ticket('7')]));
  localStorage.setItem(`selection:${raffle}`, JSON.stringify([ticket('8')]));
  window.dispatchEvent(new Event('pagehide'));
  expect(kept(localStorage, raffle)).toEqual([ticket('8')]);
});

test('numbers of a sent purchase are no longer marked as taken, but may be marked by a later check', () => {
  const store = selectionStore(newRaffle());
  store.replaceAll([ticket('1'), ticket('2')]);
  store.mark({ lost: ['id-1', 'id-2'] });
  store.awaitAnswer(['id-1']);
  expect([...store.getSnapshot().lost]).toEqual(['id-2']);
  store.mark({ lost: ['id-1'] });
  store.awaitAnswer(['id-1']);
  expect([...store.getSnapshot().lost].sort()).toEqual(['id-1', 'id-2']);
});

describe('the page', () => {
  beforeEach(() => jest.useFakeTimers());

  function follow() {
    const store = selectionStore(newRaffle());
    const listener = jest.fn();
    store.subscribeAfterPaint(listener);
    return { store, listener };
  }

  test('follows several changes at once, with the next frame', () => {
    const { store, listener } = follow();
    store.toggle(ticket('1'));
    store.toggle(ticket('2'));
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersByTime(50);
    expect(listener).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('follows a change within 200 ms where no frame comes, as in a hidden tab', () => {
    jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    const { store, listener } = follow();
    store.toggle(ticket('1'));
    jest.advanceTimersByTime(200);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
