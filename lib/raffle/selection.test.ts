import { parseSelection, removeTicket, swapTicket, toggleTicket } from './selection';

const ticket = (number: number) => ({
  id: `id-${number}`,
  number: String(number).padStart(4, '0'),
});
const tickets = (count: number) => Array.from({ length: count }, (_, index) => ticket(index));

test('a tap adds at the end, a second tap takes out', () => {
  const one = toggleTicket([], ticket(7));
  const two = toggleTicket(one.selection, ticket(3));
  expect(two).toEqual({ ok: true, selection: [ticket(7), ticket(3)] });
  expect(toggleTicket(two.selection, ticket(7)).selection).toEqual([ticket(3)]);
});

test('the fiftieth is taken, the fifty-first is refused and nothing changes', () => {
  expect(toggleTicket(tickets(49), ticket(49)).selection).toHaveLength(50);
  const full = tickets(50);
  expect(toggleTicket(full, ticket(50))).toEqual({ ok: false, reason: 'limit', selection: full });
});

test('a full selection can still lose a number', () => {
  expect(toggleTicket(tickets(50), ticket(4)).selection).toHaveLength(49);
});

test('only what a purchase needs is kept of a ticket', () => {
  const listed = { ...ticket(1), status: 'available' };
  expect(toggleTicket([], listed).selection).toEqual([ticket(1)]);
});

test('removing what is not there changes nothing', () => {
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

test.each([null, '', 'broken', '{}', '7', '[null, 3, {"id": 1, "number": "2"}, {"id": "a"}]'])(
  'what was kept as %p is no selection',
  (json) => {
    expect(parseSelection(json)).toEqual([]);
  },
);

test('what was kept comes back in order, once each, within the limit', () => {
  const kept = [...tickets(60), ticket(1)].map((each) => ({ ...each, extra: true }));
  const selection = parseSelection(JSON.stringify(kept));
  expect(selection).toHaveLength(50);
  expect(selection[1]).toEqual(ticket(1));
});
