/** @jest-environment jsdom */
import { hasDraftFlag, clearDraftFlag, onDraftFlag, setDraftFlag } from './draft-flag';

let raffles = 0;
const newRaffle = () => `raffle-${(raffles += 1)}`;

test.each([() => sessionStorage, () => localStorage])(
  'either storage alone shows that a draft waits',
  (other) => {
    const raffle = newRaffle();
    setDraftFlag(raffle, Date.now() + 1000);
    other().clear();
    expect(hasDraftFlag(raffle)).toBe(true);
    expect(hasDraftFlag(newRaffle())).toBe(false);
  },
);

test('the flag falls when the draft is over or too old', () => {
  const raffle = newRaffle();
  setDraftFlag(raffle, 1000);
  expect(hasDraftFlag(raffle, 999)).toBe(true);
  expect(hasDraftFlag(raffle, 1000)).toBe(false);
  clearDraftFlag(raffle);
  expect(hasDraftFlag(raffle, 999)).toBe(false);
});

test('the flag holds a time and nothing about the buyer, and listeners are called', () => {
  const raffle = newRaffle();
  const listener = jest.fn();
  const stop = onDraftFlag(listener);
  setDraftFlag(raffle, 1000);
  expect(localStorage.getItem(`payment-draft:${raffle}`)).toBe('1000');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  clearDraftFlag(raffle);
  expect(listener).toHaveBeenCalledTimes(1);
});
