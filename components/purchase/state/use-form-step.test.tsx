/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useFormStep } from './use-form-step';

function open({ isPastPaying = false, hasPaid = false } = {}) {
  const { result, unmount } = renderHook(() => {
    const [isPast, setPastPaying] = useState(isPastPaying);
    const step = useFormStep({ isPastPaying: isPast, setPastPaying }, hasPaid);
    return { ...step, stored: isPast ? 'receipt' : 'pay' };
  });
  return {
    step: () => result.current.name,
    /** The one shown, and the one shown after a reload. */
    steps: () => [result.current.name, result.current.stored],
    act: (what: 'onCopied' | 'goOn' | 'goBack' | 'restart') => act(() => result.current[what]()),
    unmount,
  };
}

test.each([
  [{}, 'pay'],
  [{ isPastPaying: true }, 'receipt'],
  [{ hasPaid: true }, 'receipt'],
])('a payment opened with %j starts at "%s"', (opening, step) => {
  expect(open(opening).step()).toBe(step);
});

test('only "Ya pagué" leads to the receipt, not copying', () => {
  const form = open();
  form.act('onCopied');
  expect(form.steps()).toEqual(['pay', 'pay']);
  form.act('goOn');
  expect(form.steps()).toEqual(['receipt', 'receipt']);
  form.act('onCopied');
  expect(form.steps()).toEqual(['receipt', 'receipt']);
  form.act('goBack');
  expect(form.steps()).toEqual(['pay', 'pay']);
});

test('the next purchase after a finished one starts with paying', () => {
  const form = open({ isPastPaying: true });
  form.act('restart');
  expect(form.step()).toBe('pay');
});
