import type { LuckyFilter } from './lucky-filter';
import { luckyTickets } from './lucky-filter';

const tickets = ['0805', '0508', '1985', '000-508', '5080', '007', '2850'].map((number) => ({
  id: number,
  number,
  status: 'available' as const,
}));

test.each<[LuckyFilter, string[]]>([
  [{ kind: 'ends-in', digits: '8' }, ['0508', '000-508']],
  [{ kind: 'ends-in', digits: '0508' }, ['0508', '000-508']],
  [{ kind: 'contains', digits: '85' }, ['1985', '2850']],
  [{ kind: 'contains', digits: '0-5' }, ['0805', '0508', '000-508']],
  [{ kind: 'birthday', date: '1985-05-08' }, ['0805', '0508', '1985', '000-508']],
])('%j finds %j', (filter, numbers) => {
  expect(luckyTickets(tickets, filter).map(({ number }) => number)).toEqual(numbers);
});

test.each<LuckyFilter>([
  { kind: 'ends-in', digits: '' },
  { kind: 'contains', digits: ' - ' },
  { kind: 'birthday', date: '' },
])('%j lets everything through', (filter) => {
  expect(luckyTickets(tickets, filter)).toHaveLength(tickets.length);
});
