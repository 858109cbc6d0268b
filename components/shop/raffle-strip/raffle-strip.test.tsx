/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { RaffleSummary } from '@/lib/raffle/types';
import { fakeIntersections } from '@/components/ui/intersection.test-kit';
import { exampleRaffle, manyRaffles, raffleId, soldCounts } from './example-raffle.test-kit';
import { RaffleStrip } from './raffle-strip';

type Props = Partial<Parameters<typeof RaffleStrip>[0]>;

function show(raffles: RaffleSummary[] | null, props: Props = {}) {
  fakeIntersections();
  return render(
    <RaffleStrip
      title="Rifas Activas"
      raffles={raffles}
      currencySymbol="$"
      emptyText="No hay rifas."
      {...props}
    />,
  );
}

const shares = (percent: number, text: string) => new Map([[raffleId(1), { percent, text }]]);

test.each<[string, Partial<RaffleSummary>, string | null, string]>([
  ['open', {}, null, 'Comprar'],
  ['open and almost sold out', { counts: soldCounts(40, 59) }, null, 'Comprar'],
  ['sold out by the counts of the list', { counts: soldCounts(40, 60) }, 'Agotada', 'Ver'],
  ['not selling yet', { isPending: true }, 'Abre pronto', 'Ver'],
  ['finished', { isOpen: false }, 'Finalizada', 'Ver'],
  ['finished and sold out', { isOpen: false, counts: soldCounts(0, 100) }, 'Finalizada', 'Ver'],
  ['finished and still pending', { isOpen: false, isPending: true }, 'Finalizada', 'Ver'],
])('a raffle that is %s has its badge, and says where its card leads', (_, own, badge, cue) => {
  show([exampleRaffle(own)]);
  const shown = screen.queryAllByText(/^(Agotada|Abre pronto|Finalizada)$/);
  expect(shown.map(({ textContent }) => textContent)).toEqual(badge ? [badge] : []);
  expect(screen.getByText(/^(Comprar|Ver)$/).textContent).toBe(cue);
});

test('the seventh raffle and later ones are sold out by the counts of the list as well', () => {
  show([exampleRaffle({ counts: soldCounts(100, 0) })], { sold: new Map() });
  expect(screen.getByText('Agotada')).toBeTruthy();
});

test('a fresh count goes before the counts of the list', () => {
  const { unmount } = show([exampleRaffle({ counts: soldCounts(0, 0) })], {
    sold: shares(100, 'Todos los números se vendieron'),
  });
  expect(screen.getByText('Agotada')).toBeTruthy();
  unmount();
  show([exampleRaffle({ counts: soldCounts(0, 100) })], { sold: shares(40, '40 % vendido') });
  expect(screen.queryByText('Agotada')).toBeNull();
});

test('the sold share is shown for open raffles only', () => {
  const { unmount } = show([exampleRaffle()], { sold: shares(40, 'Cuarenta % vendido') });
  expect(screen.getByText('Cuarenta % vendido')).toBeTruthy();
  unmount();
  show([exampleRaffle({ isOpen: false })], { sold: shares(40, 'Cuarenta % vendido') });
  expect(screen.queryByText(/vendido$/)).toBeNull();
});

test('each card leads to its own raffle, whole or only a name', () => {
  show(manyRaffles(25));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    manyRaffles(25).map(({ id }) => `/rifa/${id}`),
  );
  expect(screen.getByRole('link', { name: 'Rifa 25' }).getAttribute('href')).toBe(
    `/rifa/${raffleId(25)}`,
  );
});

test('a card shows price and draw: in Caracas time, and to machines as an instant', () => {
  show([exampleRaffle({ price: 7.5 })]);
  const card = within(screen.getByRole('article'));
  expect(card.getByText('$7,50').parentElement?.textContent).toBe('$7,50 por número');
  const time = card.getByText(/^15\/01\/2027/);
  expect(time.getAttribute('datetime')).toBe('2027-01-15T23:00:00.000Z');
  expect(time.textContent?.replaceAll('\u00a0', ' ')).toBe('15/01/2027 7:00 p. m.');
});

test('a card shows what is paid first, as the raffle’s own page does', () => {
  show([exampleRaffle({ price: 5, conversion: { currency: null, rate: 396.37 } })]);
  expect(screen.getByText('Bs 1.981,85').parentElement?.textContent).toBe(
    'Bs\u00a01.981,85 ≈\u00a0$5 por número',
  );
});

test('the card of a finished raffle shows its result instead of a price', () => {
  show([exampleRaffle({ isOpen: false })], { resultOf: (id) => `Ganó ${id.slice(-1)}` });
  const [line] = screen.getAllByRole('paragraph').slice(-1);
  expect(line?.textContent).toBe('Ganó 1Ver');
});

test('a card without a price or a date invents none', () => {
  show([exampleRaffle({ price: 0, drawDate: null })]);
  expect(screen.getByText('Precio por anunciar')).toBeTruthy();
  expect(screen.queryByText(/Sorteo/)).toBeNull();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test.each([
  ['could not be loaded', null, 'En este momento no podemos mostrar las rifas. Intentar de nuevo'],
  ['has none', [], 'No hay rifas.'],
])('a strip that %s says so under its title', (_, raffles, words) => {
  show(raffles);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Rifas Activas');
  expect(screen.getByRole('paragraph').textContent).toBe(words);
});

test('a strip that failed to load offers to retry at the same address', () => {
  show(null);
  expect(screen.getByText('Intentar de nuevo').getAttribute('href')).toBe('');
});

test('a strip of raffles is a carousel by its title', () => {
  show(manyRaffles(2));
  const strip = screen.getByRole('group', { name: 'Rifas Activas' });
  expect(strip.getAttribute('aria-roledescription')).toBe('carrusel');
});
