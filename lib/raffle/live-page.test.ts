import { livePage } from './ticket-page';
import type { Ticket, TicketStatus } from './types';

const ticket = (number: string, status: TicketStatus = 'available'): Ticket => ({
  id: `id-${number}`,
  number,
  status,
});
const page = (...numbers: string[]) => numbers.map((number) => ticket(number));
const whole = { isFirst: true, isLast: true };
const states = (tickets: readonly Ticket[]) =>
  tickets.map(({ number, status }) => `${number} ${status}`);

test('a number that left the list stays in its place as taken', () => {
  expect(states(livePage(page('01', '02', '03'), page('01', '03'), whole))).toEqual([
    '01 available',
    '02 reserved',
    '03 available',
  ]);
});

test('a number that comes back is free again', () => {
  const shown = [ticket('01'), ticket('02', 'reserved')];
  expect(states(livePage(shown, page('01', '02'), whole))).toEqual([
    '01 available',
    '02 available',
  ]);
});

test('numbers pulled in to fill the page do not show', () => {
  expect(livePage(page('01', '02'), page('01', '02', '03'), whole)).toHaveLength(2);
});

test('an unchanged list is the same page, so that nothing renders again', () => {
  const shown = page('01', '02');
  expect(livePage(shown, page('01', '02'), whole)).toBe(shown);
});

test('tickets that did not change are the same tickets', () => {
  const shown = page('01', '02');
  expect(livePage(shown, page('01'), whole)[0]).toBe(shown[0]);
});

test('a number that slid to the page before is not taken', () => {
  const live = livePage(page('11', '12', '13'), page('12', '13', '14'), {
    isFirst: false,
    isLast: false,
  });
  expect(states(live)).toEqual(['11 available', '12 available', '13 available']);
});

test('a number that slid to the next page is not taken', () => {
  const live = livePage(page('11', '12', '13'), page('10', '11', '12'), {
    isFirst: false,
    isLast: false,
  });
  expect(states(live)[2]).toBe('13 available');
});

test('an empty list of the whole raffle means that all are taken', () => {
  expect(states(livePage(page('01', '02'), [], whole))).toEqual(['01 reserved', '02 reserved']);
});

test('a list of all states gives each number’s state', () => {
  const fresh = [ticket('01', 'paid'), ticket('02', 'reserved')];
  expect(states(livePage(page('01', '02'), fresh, whole))).toEqual(['01 paid', '02 reserved']);
});

test('a number that left the middle of a page is taken, whatever the pages around it', () => {
  const live = livePage(page('11', '12', '13', '14'), page('11', '12', '14'), {
    isFirst: false,
    isLast: false,
  });
  expect(states(live)[2]).toBe('13 reserved');
});

test('a number shown as sold stays sold, though the list of free numbers lacks it', () => {
  const shown = [ticket('01', 'paid')];
  expect(livePage(shown, [], whole)).toBe(shown);
});
