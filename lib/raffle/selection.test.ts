import fc from 'fast-check';
import {
  checkSelection,
  numbersInShort,
  parseSelection,
  removeTicket,
  selectionPhrase,
  statusById,
  swapTicket,
  toggleTicket,
} from './selection';
import type { TicketStatus } from './types';

const ticket = (number: number) => ({
  id: `id-${number}`,
  number: String(number).padStart(4, '0'),
});
const tickets = (count: number) => Array.from({ length: count }, (_, index) => ticket(index));

test('a tap adds at the end, a second tap takes out', () => {
  const one = toggleTicket([], ticket(7));
  const two = toggleTicket(one!, ticket(3));
  expect(two).toEqual([ticket(7), ticket(3)]);
  expect(toggleTicket(two!, ticket(7))).toEqual([ticket(3)]);
});

// spec: adds-to-fifty
test('the fiftieth is taken, the fifty-first is refused', () => {
  expect(toggleTicket(tickets(49), ticket(49))).toHaveLength(50);
  expect(toggleTicket(tickets(50), ticket(50))).toBeNull();
});

test('a selected ticket keeps only the fields that a purchase needs', () => {
  const listed = { ...ticket(1), status: 'available' };
  expect(toggleTicket([], listed)).toEqual([ticket(1)]);
});

test('removing a ticket that is not there changes nothing', () => {
  expect(removeTicket([ticket(1)], 'other')).toEqual([ticket(1)]);
});

test('a swap keeps the place of the lost number', () => {
  expect(swapTicket([ticket(1), ticket(2), ticket(3)], 'id-2', ticket(9))).toEqual([
    ticket(1),
    ticket(9),
    ticket(3),
  ]);
});

test('a swap for a number already chosen only drops the lost one', () => {
  expect(swapTicket([ticket(1), ticket(2)], 'id-2', ticket(1))).toEqual([ticket(1)]);
});

test.each([null, '', 'broken'])('the stored text %p is no selection', (json) => {
  expect(parseSelection(json)).toEqual([]);
});

const anyTicket = fc.integer({ min: 0, max: 70 }).map(ticket);
const anyTap = fc.oneof(
  { weight: 8, arbitrary: anyTicket.map((one) => ({ kind: 'toggle', one }) as const) },
  anyTicket.map((one) => ({ kind: 'remove', one }) as const),
  fc.tuple(anyTicket, anyTicket).map(([one, free]) => ({ kind: 'swap', one, free }) as const),
);

test('a selection, however tapped and swapped, has fifty at most, none twice, and is stored as it stands', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 9, 49, 50),
      fc.array(anyTap, { maxLength: 60 }),
      (before, taps) => {
        let selection = parseSelection(JSON.stringify(tickets(before)));
        for (const tap of taps) {
          if (tap.kind === 'toggle') selection = toggleTicket(selection, tap.one) ?? selection;
          else if (tap.kind === 'remove') selection = removeTicket(selection, tap.one.id);
          else selection = swapTicket(selection, tap.one.id, tap.free);
          expect(new Set(selection.map(({ id }) => id)).size).toBe(selection.length);
          expect(selection.length).toBeLessThanOrEqual(50);
        }
        expect(parseSelection(JSON.stringify(selection))).toEqual(selection);
      },
    ),
  );
});

test.each([
  [[], ''],
  [['0427'], '0427'],
  [['0427', '0815'], '0427, 0815'],
  [['0427', '0815', '1234'], '0427, 0815, 1234'],
  [['0427', '0815', '1234', '1235'], '0427, 0815, 1234 y 1 más'],
  [['0427', '0815', '1234', '1235', '1236'], '0427, 0815, 1234 y 2 más'],
])('%j are written as "%s"', (numbers, text) => {
  expect(numbersInShort(numbers)).toBe(text);
});

test.each([
  [1, 0, '1 número elegido'],
  [2, 0, '2 números elegidos'],
  [3, 1, '3 números elegidos'],
  [0, 1, 'Tu número ya no está disponible'],
  [0, 2, 'Tus números ya no están disponibles'],
])('%i numbers to pay and %i lost are announced in a whole phrase', (count, lost, phrase) => {
  expect(selectionPhrase(count, lost)).toBe(phrase);
});

const listed = (number: string, status: TicketStatus = 'available') => ({
  id: `id-${number}`,
  number,
  status,
});

test('a list proves what it shows and no more', () => {
  const chosen = ['001', '002', '003', '004'].map((number) => listed(number));
  const list = [listed('001'), listed('002', 'reserved'), listed('003', 'paid')];
  const numbers = (tickets: { number: string }[]) => tickets.map(({ number }) => number);
  const { free, lost, unproven } = checkSelection(chosen, statusById(list));
  expect([numbers(free), numbers(lost), numbers(unproven)]).toEqual([
    ['001'],
    ['002', '003'],
    ['004'],
  ]);
});
