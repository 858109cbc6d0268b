/** @jest-environment jsdom */
import { selectionStore } from './selection-store';
import { answeringShop, numbered, ticket } from '../answering-shop.test-kit';
import { takeProposed } from './proposed-numbers';

let raffles = 0;

function raffle() {
  raffles += 1;
  const raffleId = `proposed-${raffles}`;
  const store = selectionStore(raffleId);
  return {
    store,
    open: (query: string, max = 50) => takeProposed(raffleId, query, max),
    chosen: () => store.getSnapshot().chosen.map(({ number }) => number),
  };
}

beforeEach(() => history.replaceState(null, '', '/'));

test('a link opened a second time keeps its numbers and the others chosen', async () => {
  answeringShop(numbered(9));
  const { open, chosen, store } = raffle();
  store.toggle(ticket('0001'));
  expect(await open('?n=0003,0005')).toBe('');
  expect(await open('?n=0003,0005')).toBe('');
  expect(chosen()).toEqual(['0001', '0003', '0005']);
});

test('a link with one number more than the last adds that one', async () => {
  answeringShop(numbered(9));
  const { open, chosen } = raffle();
  await open('?n=0003');
  await open('?n=0003,0005');
  expect(chosen()).toEqual(['0003', '0005']);
});

test.each([
  ['?n=0003,0005', [], ''],
  ['?n=0003,0005', ['0005'], 'De los 2 números del enlace, queda libre 1.'],
  ['?n=0003,0005,0007', ['0005'], 'De los 3 números del enlace, quedan libres 2.'],
  ['?n=0003,9999', [], 'De los 2 números del enlace, queda libre 1.'],
  ['?n=0003', ['0003'], 'Los números del enlace ya no están libres.'],
  ['?n=0003,0003', [], ''],
])('the link %s, with %j gone, says: %s', async (query, gone, notice) => {
  answeringShop(
    numbered(9).map(({ number }) =>
      ticket(number, gone.includes(number) ? 'reserved' : 'available'),
    ),
  );
  expect(await raffle().open(query)).toBe(notice);
});

test.each([
  ['?n=0003,0005,0007', 2, ['0003', '0005'], 'El limite maximo de compra es de 2 tickets.'],
  [
    '?n=0003,9999,0005',
    1,
    ['0003'],
    'De los 3 números del enlace, quedan libres 2. El limite maximo de compra es de 1 ticket.',
  ],
])(
  'the link %s takes at most the limit of a purchase, %i, and says so',
  async (query, max, taken, notice) => {
    answeringShop(numbered(9));
    const { open, chosen } = raffle();
    expect(await open(query, max)).toBe(notice);
    expect(chosen()).toEqual(taken);
  },
);

test('a link with fifty numbers is taken whole, and a fifty-first is not looked up', async () => {
  const { asked } = answeringShop(numbered(60));
  const { open, chosen } = raffle();
  const numbers = numbered(51).map(({ number }) => number);
  expect(await open(`?n=${numbers.join(',')}`)).toBe('');
  expect(chosen()).toEqual(numbers.slice(0, 50));
  expect(asked[0]).not.toContain(numbers[50]);
});

test('earlier choices count towards the limit, and stay', async () => {
  answeringShop(numbered(9));
  const { open, chosen, store } = raffle();
  store.toggle(ticket('0001'));
  expect(await open('?n=0003,0005', 2)).toBe('El limite maximo de compra es de 2 tickets.');
  expect(chosen()).toEqual(['0001', '0003']);
});

test.each([
  ['?n=A-12,%3Cb%3E', ['A-12', 'b']],
  ['?fbclid=x&n=0427,,0427,%200815', ['0427', '0815']],
  ['?n=0427 -,000-501/_,.', ['0427', '000-501']],
])('the link %s proposes %j', async (query, numbers) => {
  answeringShop(numbers.map((number) => ticket(number)));
  const { open, chosen } = raffle();
  expect(await open(query)).toBe('');
  expect(chosen()).toEqual(numbers);
});

test.each(['?n=', '?n=,%20,', '?utm=1'])(
  '%s asks for nothing and chooses nothing',
  async (query) => {
    const { asked } = answeringShop(numbered(9));
    expect(await raffle().open(query)).toBe('');
    expect(asked).toEqual([]);
  },
);

test('the address forgets only the proposal, so a reload brings back no number removed since', async () => {
  answeringShop(numbered(9));
  history.replaceState({ isPayment: true }, '', '/rifa/1?n=0003&utm=wa#numeros');
  await raffle().open(location.search);
  expect(location.href).toMatch(/\/rifa\/1\?utm=wa#numeros$/);
  expect(history.state).toEqual({ isPayment: true });
});

test('a link with numbers that cannot be looked up changes nothing, not even the address', async () => {
  answeringShop(numbered(9)).refusal = 'no line';
  history.replaceState(null, '', '/rifa/1?n=0003');
  const { open, chosen } = raffle();
  await expect(open(location.search)).rejects.toThrow('No pudimos conectarnos.');
  expect(chosen()).toEqual([]);
  expect(location.search).toBe('?n=0003');
});
