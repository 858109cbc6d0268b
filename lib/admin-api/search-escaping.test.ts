import fc from 'fast-check';
import { listTickets, theseNumbers } from './tickets';
import { readAdmin } from './transport';

jest.mock('./transport');

type NumberQuery = { $or: { numero: { $regex: string; $options: string } }[] };

const compiled = ({ $or }: NumberQuery) =>
  $or.map(({ numero }) => new RegExp(numero.$regex, numero.$options));

const typed = fc.oneof(
  fc.string({ unit: 'binary-ascii', minLength: 1 }),
  fc.stringMatching(/^[0-9.*+?^$(){}|[\]\\/-]{1,8}$/),
  fc.stringMatching(/^[0-3.]{1,2}$/),
);
const numbers = fc.stringMatching(/^[0-9]{1,4}(-[0-9]{3})?$/);

test('whatever is searched for, the pattern that leaves finds that text and nothing else', async () => {
  jest.mocked(readAdmin).mockResolvedValue({ ok: true, value: { tickets: [] } });
  await fc.assert(
    fc.asyncProperty(typed, numbers, async (search, number) => {
      await listTickets('raffle', { offset: 0, limit: 50, search, status: 'available' });
      const { json } = jest.mocked(readAdmin).mock.lastCall![0] as unknown as { json: NumberQuery };
      const [pattern] = compiled(json);
      expect(pattern!.test(`0${search}0`)).toBe(true);
      expect(pattern!.test(number)).toBe(number.includes(search));
    }),
  );
});

test('whichever numbers are asked about, each pattern finds its own number alone', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(typed, numbers), { maxLength: 50 }),
      numbers,
      (asked, other) => {
        const patterns = compiled(theseNumbers('raffle', asked) as NumberQuery);
        expect(asked.filter((number, place) => !patterns[place]!.test(number))).toEqual([]);
        expect(patterns.some((pattern) => pattern.test(other))).toBe(asked.includes(other));
      },
    ),
  );
});
