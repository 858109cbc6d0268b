/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Countdown } from './countdown';
import { changeSightAtOnce, comeIntoSight, fakeObservers } from './intersection.test-kit';

const NOW = Date.UTC(2027, 0, 15, 12);
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  fakeObservers();
});

const clock = () => screen.getByLabelText(/Faltan para el sorteo|Esperando el resultado/);
const told = () => [...clock().children].slice(1).map(({ textContent }) => textContent);
const isoAfter = (ms: number) => new Date(NOW + ms).toISOString();
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each([
  [DAY + 3_661_000, ['01 día', '01 hora', '01 minuto', '01 segundo']],
  [2 * DAY + 7_322_000, ['02 días', '02 horas', '02 minutos', '02 segundos']],
  [12 * DAY + 59_000, ['12 días', '00 horas', '00 minutos', '59 segundos']],
  [-DAY, ['00 días', '00 horas', '00 minutos', '00 segundos'], 'Esperando el resultado'],
])('%d ms before the draw it shows %j', (ms, words, name = 'Faltan para el sorteo') => {
  render(<Countdown until={isoAfter(ms)} />);
  expect(screen.queryByRole('timer')).toBeNull();
  comeIntoSight([clock()]);
  expect(screen.getByRole('timer', { name })).toBe(clock());
  expect(told()).toEqual(words);
});

test('a hidden page stops the countdown, and it shows the right time on return', () => {
  render(<Countdown until={isoAfter(30 * SECOND)} />);
  comeIntoSight([clock()]);
  comeIntoSight([clock()], false);
  expect(jest.getTimerCount()).toBe(0);
  pass(10 * SECOND);
  expect(told()[3]).toBe('30 segundos');
  comeIntoSight([clock()]);
  expect(told()[3]).toBe('20 segundos');
});

test('a countdown that came into sight while the page was busy moves', () => {
  render(<Countdown until={isoAfter(30 * SECOND)} />);
  changeSightAtOnce(clock(), [false, true]);
  pass(10 * SECOND);
  expect(told()[3]).toBe('20 segundos');
});

test('a postponed draw restarts the countdown with one timer', () => {
  const { rerender, unmount } = render(<Countdown until={isoAfter(30 * SECOND)} />);
  comeIntoSight([clock()]);
  rerender(<Countdown until={isoAfter(DAY)} />);
  comeIntoSight([clock()]);
  pass(SECOND);
  expect(told()).toEqual(['00 días', '23 horas', '59 minutos', '59 segundos']);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the HTML of the server contains no digits, and a screen reader no units before them', () => {
  const html = renderToStaticMarkup(<Countdown until={isoAfter(12 * DAY)} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html.match(/>\u00a0</g)).toHaveLength(4);
  expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/\d/);
});

test('the countdown never interrupts a screen reader: no live region contains its digits', () => {
  render(<Countdown until={isoAfter(DAY)} />);
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  expect(clock().closest(live)).toBeNull();
  expect(clock().querySelector(live)).toBeNull();
});
