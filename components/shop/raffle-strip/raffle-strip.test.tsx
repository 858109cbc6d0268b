/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { RaffleSummary } from '@/lib/raffle/types';
import { fakeObservers } from '@/components/ui/intersection.test-kit';
import { exampleRaffle, raffleId, soldCounts } from './example-raffle.test-kit';
import { RaffleStrip } from './raffle-strip';

type Props = Partial<Parameters<typeof RaffleStrip>[0]>;

function show(raffles: RaffleSummary[] | null, props: Props = {}) {
  fakeObservers();
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

test('a card without a price or a date invents none', () => {
  show([exampleRaffle({ price: 0, drawDate: null })]);
  expect(screen.getByText('Precio por anunciar')).toBeTruthy();
  expect(screen.queryByText(/Sorteo/)).toBeNull();
  expect(screen.queryByText(/\$/)).toBeNull();
});
