import { livePage } from './ticket-page';
import type { Ticket, TicketStatus } from './types';

const ticket = (number: string, status: TicketStatus = 'available'): Ticket => ({
  id: `id-${number}`,
  number,
  status,
});
const page = (...numbers: string[]) => numbers.map((number) => ticket(number));
const paid = (number: string) => ticket(number, 'paid');
const reserved = (number: string) => ticket(number, 'reserved');
const whole = { isFirst: true, isLast: true };
const middle = { isFirst: false, isLast: false };
const states = (tickets: readonly Ticket[]) =>
  tickets.map(({ number, status }) => `${number} ${status}`);

test.each<[string, Ticket[], Ticket[], typeof whole, string]>([
  ['that left the list is taken', page('01', '02', '03'), page('01', '03'), whole, '02 reserved'],
  [
    'that comes back is free',
    [ticket('01'), reserved('02')],
    page('01', '02'),
    whole,
    '02 available',
  ],
  [
    'that slid to the page before is free',
    page('11', '12'),
    page('12', '13'),
    middle,
    '11 available',
  ],
  [
    'that slid to the next page is free',
    page('11', '12'),
    page('10', '11'),
    middle,
    '12 available',
  ],
  ['of an empty whole list is taken', page('01', '02'), [], whole, '01 reserved'],
  ['that is listed has its state', page('01'), [paid('01')], whole, '01 paid'],
  [
    'gone from the middle is taken',
    page('11', '12', '13'),
    page('11', '13'),
    middle,
    '12 reserved',
  ],
])('a number %s', (_, shown, fresh, place, expected) => {
  const live = states(livePage(shown, fresh, place));
  expect(live).toContain(expected);
  expect(live.map((told) => told.slice(0, 2))).toEqual(shown.map(({ number }) => number));
});

test('numbers pulled in to fill the page do not show', () => {
  expect(livePage(page('01', '02'), page('01', '02', '03'), whole)).toHaveLength(2);
});

test('what did not change is the same, so that nothing renders again', () => {
  const shown = page('01', '02');
  expect(livePage(shown, page('01', '02'), whole)).toBe(shown);
  expect(livePage(shown, page('01'), whole)[0]).toBe(shown[0]);
});

test('a number shown as sold stays sold, though the list of free numbers lacks it', () => {
  const shown = [paid('01')];
  expect(livePage(shown, [], whole)).toBe(shown);
});
