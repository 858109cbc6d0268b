/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { forgetPurchases, rememberPurchase } from './own-purchases';
import { purchasesKey } from './stored-purchases';
import { useOwnPurchases } from './use-own-purchases';

const buy = (raffleId: string, trace: string) =>
  act(async () => rememberPurchase(raffleId, { numbers: ['003'], trace, ticketPath: null }));

beforeEach(() => localStorage.clear());

async function open(raffleId: string, drawDate: string | null = null) {
  const hook = renderHook((id: string) => useOwnPurchases(id, drawDate), {
    initialProps: raffleId,
  });
  await act(async () => undefined);
  return { ...hook, traces: () => hook.result.current.map(({ trace }) => trace) };
}

test('an open page shows each further purchase of its raffle, newest first, and each removal', async () => {
  const { traces } = await open('moto');
  expect(traces()).toEqual([]);
  await buy('moto', 'first');
  await buy('carro', 'other');
  await buy('moto', 'second');
  expect(traces()).toEqual(['second', 'first']);
  await act(async () => forgetPurchases('moto'));
  expect(traces()).toEqual([]);
});

test('a purchase in another tab is shown in this one', async () => {
  const { traces } = await open('moto');
  const bought = { numbers: ['003'], trace: 'there', ticketPath: null, boughtAt: Date.now() };
  localStorage.setItem(purchasesKey('moto'), JSON.stringify([bought]));
  await act(async () => void window.dispatchEvent(new Event('storage')));
  expect(traces()).toEqual(['there']);
});

test('another raffle on the same page shows its own', async () => {
  await buy('moto', 'first');
  await buy('carro', 'other');
  const { rerender, traces } = await open('moto');
  expect(traces()).toEqual(['first']);
  await act(async () => rerender('carro'));
  expect(traces()).toEqual(['other']);
});

test('opening the page forgets purchases that are too old', async () => {
  const old = { numbers: ['003'], trace: 'old', ticketPath: null, boughtAt: 0 };
  localStorage.setItem(purchasesKey('moto'), JSON.stringify([old]));
  const { traces } = await open('moto');
  expect(traces()).toEqual([]);
  expect(localStorage.getItem(purchasesKey('moto'))).toBeNull();
});
