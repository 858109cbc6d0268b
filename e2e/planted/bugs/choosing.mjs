const SELECTION = { file: 'lib/raffle/selection.ts', tests: ['lib/raffle/selection.test.ts'] };
const PAGING = { file: 'lib/raffle/ticket-page.ts', tests: ['lib/raffle/ticket-page.test.ts'] };
const DRAW = { file: 'lib/raffle/random-pick.ts', tests: ['lib/raffle/random-pick.test.ts'] };
const SEARCH = {
  file: 'lib/admin-api/tickets.ts',
  tests: ['lib/admin-api/tickets.test.ts', 'lib/admin-api/search-escaping.test.ts'],
};

export const choosing = [
  {
    ...SELECTION,
    line: 'adds-to-fifty',
    name: 'the fifty-first number is taken',
    find: 'if (selection.length >= max)',
    replace: 'if (selection.length > max)',
  },
  {
    ...SELECTION,
    name: 'a second tap adds the number again',
    find: 'return removeTicket(selection, ticket.id);',
    replace: 'return [...selection, ticket];',
  },
  {
    ...SELECTION,
    name: 'a number that was kept twice is chosen twice',
    find: '[...new Map(tickets.map((ticket) => [ticket.id, ticket])).values()].slice(',
    replace: 'tickets.slice(',
  },
  {
    ...SELECTION,
    name: 'a swap for a chosen number chooses it twice',
    find: 'if (selection.some(({ id }) => id === free.id)) return removeTicket(selection, lostId);',
    replace: '',
  },
  {
    ...SELECTION,
    name: 'anything that storage holds is a ticket',
    find: "return typeof id === 'string' && typeof number === 'string' && id !== '' && number !== '';",
    replace: 'return id !== undefined && number !== undefined;',
  },
  {
    name: 'all raffles share one selection',
    file: 'components/picker/selection/selection-store.ts',
    find: '`selection:${raffleId}`',
    replace: '`selection:${raffleId.length}`',
    tests: ['components/picker/selection/selection-store.test.ts'],
  },
  {
    ...PAGING,
    line: 'paging-ends',
    name: 'behind the last full page there is an empty one',
    find: 'offset + size < count',
    replace: 'offset + size <= count',
  },
  {
    ...PAGING,
    name: 'the last page of a full raffle begins behind its end',
    find: 'Math.ceil(count / size) - 1',
    replace: 'Math.floor(count / size)',
  },
  {
    ...PAGING,
    line: 'paging-steps',
    name: 'the page before the first begins below 0',
    find: 'Math.max(0, offset - size)',
    replace: 'offset - size',
  },
  {
    ...DRAW,
    name: 'a draw brings one number twice',
    find: 'while (places.size < Math.min(quantity, below)) places.add(random(below));\n  return [...places];',
    replace: 'return Array.from({ length: Math.min(quantity, below) }, () => random(below));',
  },
  {
    ...DRAW,
    name: 'a draw likes the middle of the raffle',
    find: 'places.add(random(below))',
    replace: 'places.add(Math.floor((random(below) + random(below)) / 2))',
  },
  {
    ...DRAW,
    name: 'a draw gives one number less where all are taken',
    find: 'return pickPlaces(quantity, items.length, random)',
    replace: 'return pickPlaces(quantity, items.length - 1, random)',
  },
  {
    ...DRAW,
    line: 'random-limits',
    name: 'fifty at random are allowed',
    file: 'lib/raffle/quantity.ts',
    find: 'MAX_TICKETS_PER_PURCHASE - 1;',
    replace: 'MAX_TICKETS_PER_PURCHASE;',
  },
  {
    name: 'a number that the admin API draws is taken to be free',
    file: 'lib/admin-api/free-tickets.ts',
    find: "const tickets = page.value.tickets.filter(({ status }) => status === 'available');",
    replace: 'const { tickets } = page.value;',
    tests: ['lib/admin-api/free-tickets.test.ts'],
  },
  {
    name: 'a draw is of what the admin API lists, sold or not',
    file: 'lib/admin-api/free-tickets.ts',
    find: '      ...FREE,\n',
    replace: '',
    also: [
      {
        file: 'lib/admin-api/free-tickets.ts',
        find: "page.value.tickets.filter(({ status }) => status === 'available')",
        replace: 'page.value.tickets',
      },
    ],
    tests: ['lib/admin-api/pick.test.ts', 'lib/admin-api/second-generation-pick.test.ts'],
  },
  {
    name: 'the random pick takes what the grid shows, sold numbers too',
    file: 'components/picker/luck/pick-numbers.ts',
    find: 'const { tickets } = await fetchPick(raffleId, { quantity });',
    replace:
      'const shown = await fetchTickets(`/api/raffles/${raffleId}/tickets?status=all`);\n    const tickets = shown.tickets.slice(0, quantity);',
    also: [
      {
        file: 'components/picker/luck/pick-numbers.ts',
        find: "import { fetchPick } from '@/lib/storefront-api/fetch-pick';",
        replace: "import { fetchTickets } from '@/lib/storefront-api/tickets';",
      },
    ],
    tests: ['components/picker/luck/random-pick.test.tsx'],
  },
  {
    name: 'the second generation lists the first free numbers in place of a draw',
    file: 'lib/admin-api/pick.ts',
    find: '{ random: true, hasta: quantity }',
    replace: '{ hasta: quantity }',
    tests: ['lib/admin-api/second-generation-pick.test.ts'],
  },
  {
    ...SEARCH,
    name: 'what is searched for is a pattern',
    find: 'numberLike(escapeRegex(query.search))',
    replace: 'numberLike(query.search)',
  },
  {
    ...SEARCH,
    name: 'a point in a search stands for any letter',
    find: String.raw`/[\\^$.*+?()[\]{}|/-]/g`,
    replace: String.raw`/[\\^$*+?()[\]{}|/-]/g`,
  },
  {
    ...SEARCH,
    name: 'asked about 7, the answer is about 17 as well',
    find: '`^${escapeRegex(number)}$`',
    replace: 'escapeRegex(number)',
  },
  {
    name: 'our own API takes patterns for a search',
    file: 'lib/raffle/ticket-query.ts',
    find: String.raw`/^[\p{L}\p{N} .,_/-]*$/u`,
    replace: '/^.*$/u',
    tests: ['lib/raffle/ticket-query.test.ts'],
  },
  {
    name: 'a page asks for a search that our own API refuses',
    file: 'lib/raffle/ticket-page.ts',
    find: String.raw`/[^\p{L}\p{N} .,_/-]|\p{DI}/gu`,
    replace: String.raw`/[*$()]/gu`,
    tests: ['lib/raffle/ticket-query.test.ts'],
  },
  {
    name: 'a number that was sold meanwhile stays free on the page',
    file: 'lib/raffle/ticket-page.ts',
    find: "(ticket.status === 'available' && isCovered(ticket) ? 'reserved' : ticket.status)",
    replace: 'ticket.status',
    tests: ['lib/raffle/live-page.test.ts'],
  },
  {
    name: 'a chosen number is offered in place of a lost one',
    file: 'lib/raffle/suggestions.ts',
    find: ' || chosen.has(ticket.id)',
    replace: '',
    tests: ['lib/raffle/suggestions.test.ts'],
  },
];
