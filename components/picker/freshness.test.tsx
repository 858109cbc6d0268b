/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { RequestFailure } from '@/lib/storefront-api/read-json';
import { Freshness } from './freshness';
import { pass } from './screen.test-kit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const retry = jest.fn();
const shown = { isLoading: false, failure: null, retry };
const failure = new RequestFailure('no-answer');
const line = () => document.querySelector('p')?.textContent;

test('what is old says how old it is and is asked for anew, and what came then is new again', async () => {
  const { rerender } = render(<Freshness {...shown} receivedAt={Date.now()} />);
  await pass(45_000);
  expect(line()).toBe('Disponibilidad al momento');
  await pass(5000);
  expect(line()).toBe('Disponibilidad de hace 50\u00a0sActualizar');
  await pass(70_000);
  expect(line()).toContain('hace 2\u00a0min');
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<Freshness {...shown} receivedAt={Date.now()} />);
  expect(line()).toBe('Disponibilidad al momento');
});

test('before anything came nothing is old', async () => {
  render(<Freshness {...shown} isLoading receivedAt={null} />);
  await pass(60_000);
  expect(line()).toBe('Disponibilidad al momento');
});

test('numbers that did not come are told at once, with the way to ask again', () => {
  render(<Freshness {...shown} isLoading failure={failure} receivedAt={null} />);
  expect(line()).toBe('No pudimos cargar estos números.Actualizar');
});

test('a page that did not come is told with the age of the one that is shown instead', async () => {
  const receivedAt = Date.now();
  render(<Freshness {...shown} isLoading failure={failure} receivedAt={receivedAt} />);
  await pass(10_000);
  expect(line()).toBe('No pudimos cargar otros. Estos son de hace 10\u00a0s.Actualizar');
});

test('a refresh that failed is told by the age alone', async () => {
  render(<Freshness {...shown} failure={failure} receivedAt={Date.now()} />);
  await pass(5000);
  expect(line()).toBe('Disponibilidad al momento');
});
