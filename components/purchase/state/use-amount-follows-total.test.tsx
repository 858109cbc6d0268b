/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { initialValues } from '../form/form-values';
import { useAmountFollowsTotal } from './use-amount-follows-total';

type Shop = { totals: Record<string, number>; mayHavePaid: boolean };

const TOTALS = { mobile: 4000, zelle: 10 };

function open(amount = '', { mayHavePaid }: Pick<Shop, 'mayHavePaid'> = { mayHavePaid: false }) {
  const shop = { totals: TOTALS, mayHavePaid };
  const { result, rerender } = renderHook(
    ({ totals, mayHavePaid }: Shop) => {
      const [values, setValues] = useState(initialValues([], { method: 'mobile', amount }));
      const setFieldValue = async (name: string, value: string) =>
        setValues((before) => ({ ...before, [name]: value }));
      const total = totals[values.method] ?? 0;
      const isBehind = useAmountFollowsTotal({ values, setFieldValue }, total, mayHavePaid);
      return { amount: values.amount, isBehind, setFieldValue };
    },
    { initialProps: shop as Shop },
  );
  const write = (name: string, value: string) =>
    act(async () => void (await result.current.setFieldValue(name, value)));
  const become = (change: Partial<Shop>) => rerender(Object.assign(shop, change));
  return {
    shown: () => [result.current.amount, result.current.isBehind],
    type: (value: string) => write('amount', value),
    choose: (method: string) => write('method', method),
    total: (mobile: number) => become({ totals: { ...TOTALS, mobile } }),
    pay: () => become({ mayHavePaid: true }),
  };
}

test('the amount is the total until it is paid, to the cent, by each method and rate', async () => {
  const form = open();
  expect(form.shown()).toEqual(['4000,00', false]);
  form.total(4000.5);
  expect(form.shown()).toEqual(['4000,50', false]);
  await form.choose('zelle');
  expect(form.shown()).toEqual(['10,00', false]);
  await form.choose('mobile');
  expect(form.shown()).toEqual(['4000,50', false]);
  form.total(0);
  expect(form.shown()).toEqual(['', false]);
});

test('another method, chosen when it may be paid, brings the total in its own currency', async () => {
  const form = open();
  form.pay();
  await form.choose('zelle');
  expect(form.shown()).toEqual(['10,00', false]);
  await form.choose('mobile');
  expect(form.shown()).toEqual(['4000,00', false]);
});

test('a rate that changes when it may be paid outdates the amount until it is the total again', () => {
  const form = open();
  form.pay();
  form.total(4100);
  expect(form.shown()).toEqual(['4000,00', true]);
  form.total(4000);
  expect(form.shown()).toEqual(['4000,00', false]);
});

test('a rate that changes after another method was chosen outdates that method’s amount', async () => {
  const form = open();
  form.pay();
  await form.choose('zelle');
  await form.choose('mobile');
  form.total(4100);
  expect(form.shown()).toEqual(['4000,00', true]);
});

test('the buyer’s own amount stays when the total or the method changes', async () => {
  const form = open();
  await form.type('3950');
  form.total(4100);
  expect(form.shown()).toEqual(['3950', false]);
  form.pay();
  expect(form.shown()).toEqual(['3950', true]);
  await form.choose('zelle');
  expect(form.shown()).toEqual(['3950', true]);
});

test('an amount that the buyer removed is proposed again', async () => {
  const form = open();
  form.pay();
  await form.type('3950');
  await form.type('');
  form.total(4100);
  expect(form.shown()).toEqual(['4100,00', false]);
});

test('the total, written another way, is not outdated', async () => {
  const form = open();
  await form.type('4000');
  form.pay();
  expect(form.shown()).toEqual(['4000', false]);
});

test.each([
  ['as it was proposed', '4000,00', ['4000,00', false]],
  ['of another rate', '3900,00', ['3900,00', true]],
])('a paid draft %s keeps its amount when it is opened again', (_what, kept, shown) => {
  const form = open(kept, { mayHavePaid: true });
  expect(form.shown()).toEqual(shown);
});
