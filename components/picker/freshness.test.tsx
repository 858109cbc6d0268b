/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { RequestFailure } from '@/lib/storefront-api/read-json';
import { Freshness } from './freshness';
import { pass } from './screen.test-kit';

beforeEach(() => jest.useFakeTimers());

const retry = jest.fn();
const shown = { isLoading: false, failure: null, retry };
const failure = new RequestFailure('no-answer');
const line = () => document.querySelector('p')?.textContent;

test('old numbers show their age and can be fetched again, and fetched ones count as new', async () => {
  const { rerender } = render(<Freshness {...shown} receivedAt={Date.now()} />);
  await pass(45_000);
  expect(line()).toBeUndefined();
  await pass(5000);
  expect(line()).toBe('Actualizado hace 50\u00a0sActualizar');
  await pass(70_000);
  expect(line()).toContain('hace 2\u00a0min');
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<Freshness {...shown} receivedAt={Date.now()} />);
  expect(line()).toBeUndefined();
});

test('nothing is old before the first numbers come', async () => {
  render(<Freshness {...shown} isLoading receivedAt={null} />);
  await pass(60_000);
  expect(line()).toBeUndefined();
});

test('a failed load is reported at once, with a button to retry', () => {
  render(<Freshness {...shown} isLoading failure={failure} receivedAt={null} />);
  expect(line()).toBe('No pudimos cargar estos números.Actualizar');
});

test('another page that fails to load is reported at once too', () => {
  render(<Freshness {...shown} isLoading failure={failure} receivedAt={Date.now()} />);
  expect(line()).toBe('No pudimos cargar más números.Actualizar');
});

test('a failed refresh is told only once the numbers are old', async () => {
  render(<Freshness {...shown} failure={failure} receivedAt={Date.now()} />);
  await pass(5000);
  expect(line()).toBeUndefined();
});
