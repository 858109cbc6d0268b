/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useFormStep } from './use-form-step';

const visibility = jest.spyOn(document, 'visibilityState', 'get');

beforeEach(() => visibility.mockReturnValue('visible'));

function open({ isPastPaying = false, hasPaid = false } = {}) {
  const { result, unmount } = renderHook(() => {
    const [isPast, setPastPaying] = useState(isPastPaying);
    return useFormStep({ isPastPaying: isPast, setPastPaying }, hasPaid);
  });
  return {
    step: () => result.current.name,
    act: (what: 'onCopied' | 'goOn' | 'goBack' | 'restart') => act(() => result.current[what]()),
    unmount,
  };
}

/** Goes to the bank's app and back. */
function goToTheBank() {
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
}

test.each([
  [{}, 'pay'],
  [{ isPastPaying: true }, 'receipt'],
  [{ hasPaid: true }, 'receipt'],
])('a payment opened with %j starts at "%s"', (opening, step) => {
  expect(open(opening).step()).toBe(step);
});

test('a buyer who copied the account and left for the bank comes back to the receipt', () => {
  const form = open();
  goToTheBank();
  expect(form.step()).toBe('pay');
  form.act('onCopied');
  expect(form.step()).toBe('pay');
  goToTheBank();
  expect(form.step()).toBe('receipt');
});

test('a buyer who went back by hand is not moved on by the next visit to the bank’s app', () => {
  const form = open();
  form.act('goOn');
  expect(form.step()).toBe('receipt');
  form.act('goBack');
  form.act('onCopied');
  goToTheBank();
  expect(form.step()).toBe('pay');
  form.act('goOn');
  expect(form.step()).toBe('receipt');
});

test('the next purchase after a finished one starts with paying', () => {
  const form = open({ isPastPaying: true });
  form.act('restart');
  expect(form.step()).toBe('pay');
});
