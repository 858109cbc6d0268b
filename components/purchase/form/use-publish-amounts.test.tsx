/** @jest-environment jsdom */
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { publishFacts, useLatestFact } from '@/components/picker/selection/latest-facts';
import type { PayableMethod } from '@/lib/raffle/types';
import { mobile, shownPurchase, zelle } from './order-summary.test-kit';
import { usePublishAmounts } from './use-publish-amounts';

const { raffle } = shownPurchase().purchase;
const wordsOf = (node: ReactNode) =>
  render(node).container.textContent?.replaceAll('\u00a0', ' ') ?? '';

function open(first: PayableMethod | undefined) {
  const { result, rerender } = renderHook(
    ({ shown, method }) => {
      usePublishAmounts(shown, method, '$');
      const paid = useLatestFact('paid');
      const money = useLatestFact('money');
      return { paid, money, rate: useLatestFact('rate'), offers: useLatestFact('offers') };
    },
    { initialProps: { shown: raffle, method: first } },
  );
  return {
    become: (method: PayableMethod | undefined, shown = raffle) => rerender({ shown, method }),
    told: () => ({
      paid: wordsOf(result.current.paid),
      currency: result.current.money?.conversion?.currency ?? null,
      rate: wordsOf(result.current.rate),
    }),
    offers: () => result.current.offers,
  };
}

test('the page behind shows its amounts by the method chosen last, at its current rate', () => {
  const { become, told } = open(mobile);
  expect(told()).toMatchObject({ paid: 'Bs 2.000,00', currency: 'VES' });
  expect(told().rate).toContain('Tasa Bs 400,00 por $');
  become(zelle);
  expect(told()).toEqual({ paid: '$5,00', currency: null, rate: '' });
  become({ ...mobile, rate: 500 });
  expect(told().paid).toBe('Bs 2.500,00');
  become(mobile, { ...raffle, price: 6 });
  expect(told().paid).toBe('Bs 2.400,00');
});

test('the page keeps its last amounts when there is no method', () => {
  const { become, told } = open(zelle);
  become(undefined);
  expect(told().paid).toBe('$5,00');
});

test('the offers never exceed the free numbers', () => {
  const { offers } = open(mobile);
  const before = offers()?.length;
  act(() => publishFacts({ counts: { total: 100, available: 1, reserved: 99, paid: 0 } }));
  expect(offers()!.length).toBeLessThan(before!);
});
