/** @jest-environment jsdom */
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { RequestFailure } from '@/lib/storefront-api/read-json';
import { FailureNotice, useFailureNotice } from './failure-notice';
import { installScreen } from './screen.test-kit';

beforeAll(installScreen);
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const refused = new RequestFailure('unavailable', 'La rifa no responde.');
const silent = new RequestFailure('no-answer');

function follow() {
  const { result } = renderHook(useFailureNotice);
  return {
    message: () => result.current.message,
    fail: (failure: RequestFailure, isAwaited: boolean) =>
      act(() => result.current.onFailure(failure, isAwaited)),
    answer: () => act(() => result.current.onAnswer()),
    close: () => act(() => result.current.dismiss()),
  };
}

test('an outage is reported once, and again only after a good answer', () => {
  const { message, fail, answer, close } = follow();
  fail(refused, true);
  expect(message()).toBe('La rifa no responde.');
  close();
  fail(refused, true);
  expect(message()).toBeNull();
  answer();
  fail(refused, false);
  expect(message()).toBe('La rifa no responde.');
});

test('a broken connection is reported only to a visitor waiting for an answer', () => {
  const { message, fail } = follow();
  fail(silent, false);
  expect(message()).toBeNull();
  fail(silent, true);
  expect(message()).toMatch(/^No pudimos conectarnos/);
});

// spec: tickets-fail
test('a dialog titled Error shows the failure, and closing it calls back', async () => {
  const onClose = jest.fn();
  const { rerender } = render(<FailureNotice message={null} onClose={onClose} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  rerender(<FailureNotice message="La rifa no responde." onClose={onClose} />);
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(dialog).toHaveProperty('open', true);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
