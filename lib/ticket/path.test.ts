import { digitalTicketPath, withTicketPaths } from './path';
import { ticketOf } from './read-ticket';

const bought = {
  raffleId: 'a'.repeat(24),
  numbers: ['001', '002'],
  total: { base: 10, converted: null },
  reference: '00123456',
  nationalId: 'V12345678',
};

beforeAll(() => {
  process.env.TICKET_SECRET = 'a secret of more than thirty-two characters';
});

const ticketAt = (path: string) => ticketOf(path.slice('/boleto/'.length));

test('the address of a purchase opens its numbers, and is always the same', () => {
  const path = digitalTicketPath(bought);
  expect(path).toMatch(/^\/boleto\/[\w-]+$/);
  expect(digitalTicketPath({ ...bought })).toBe(path);
  expect(ticketAt(path)).toMatchObject({
    raffleId: bought.raffleId,
    numbers: ['001', '002'],
    total: bought.total,
    referenceTail: '3456',
  });
});

test.each([
  ['00123456', '3456'],
  ['123456', '456'],
  ['1234', '34'],
  ['12', '2'],
  ['1', ''],
])('the reference %s is shown by its last half at most: %s', (reference, tail) => {
  expect(ticketAt(digitalTicketPath({ ...bought, reference }))?.referenceTail).toBe(tail);
});

test.each(['_', '__'])('a ticket opens with the sign of italics %s behind its address', (sign) => {
  const path = digitalTicketPath(bought);
  expect(ticketAt(path + sign)).toEqual(ticketAt(path));
  expect(ticketAt(`${path}___`)).toBeNull();
});

test.each(['_', '__'])('so does one whose address itself ends with that sign, with %s', (sign) => {
  const path = pathEndingWith('_');
  expect(ticketAt(path + sign)).toEqual(ticketAt(path));
});

function pathEndingWith(sign: string): string {
  for (let number = 0; ; number += 1) {
    const path = digitalTicketPath({ ...bought, numbers: [String(number)] });
    if (path.endsWith(sign)) return path;
  }
}

test('the tickets of a verified buyer have as many numbers as a purchase, and no reference', () => {
  const numbers = Array.from({ length: 101 }, (_, number) => String(number));
  const own = (some: string[]) => ({
    tickets: some.map((number) => ({ number, status: 'paid' as const })),
    total: 5,
    paid: 5,
    pending: 0,
  });
  const { ticketPaths, ...found } = withTicketPaths(own(numbers), bought);
  expect(found).toEqual(own(numbers));
  const tickets = ticketPaths?.map(ticketAt) ?? [];
  expect(tickets.map((ticket) => ticket?.numbers.length)).toEqual([50, 50, 1]);
  expect(tickets.flatMap((ticket) => ticket?.numbers)).toEqual(numbers);
  const { raffleId } = bought;
  const { holder } = ticketAt(digitalTicketPath(bought))!;
  expect(tickets[0]).toMatchObject({ raffleId, holder, referenceTail: '', total: null });
  expect(withTicketPaths(own([]), bought).ticketPaths).toEqual([]);
});
