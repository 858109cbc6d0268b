/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PaymentLauncher } from '@/components/purchase/payment-launcher';
import { resultFingerprint } from '@/lib/raffle/result';
import type { SaleState } from '@/lib/raffle/sale-state';
import type { Raffle } from '@/lib/raffle/types';
import { NO_PAGES } from '@/lib/testing/own-content';
import { ACCOUNT, exampleRaffle, otherRaffle, serveHtml } from './example-raffle.test-kit';
import { RafflePage } from './raffle-page';
import { ResultWatch } from './result-watch';

jest.mock('@/components/purchase/payment-launcher', () => ({
  PaymentLauncher: jest.fn(() => null),
}));
jest.mock('./result-watch', () => ({
  ResultWatch: jest.fn(jest.requireActual('./result-watch').ResultWatch),
}));

type Props = Partial<ComponentProps<typeof RafflePage>>;

const METHOD = exampleRaffle().methods[0]!;

const RAFFLES: Record<SaleState, Partial<Raffle>> = {
  selling: {},
  pending: { isPending: true, methods: [{ ...METHOD, account: '' }] },
  'sold-out': {},
  'awaiting-draw': { drawDate: '2026-01-05T23:30:00.000Z' },
  finished: { isOpen: false },
};

const winner = { number: '0042', owner: null };

function serve(state: SaleState, props: Props = {}) {
  return serveHtml(
    <RafflePage
      knownSince={null}
      raffle={exampleRaffle(RAFFLES[state])}
      state={state}
      winner={null}
      tickets={{
        numbers: ['0000', '0001'],
        counts: { total: 100, available: 60, reserved: 20, paid: 20 },
      }}
      openRaffles={[otherRaffle('Camioneta')]}
      lastWinners={[]}
      content={{
        permit: 'CJ-17',
        drawRule: 'Si nadie tiene el número, se sortea de nuevo.',
        lostNumber: 'Si otro lo aparta antes, te devolvemos el dinero.',
        pages: { ...NO_PAGES, preguntas: '# Preguntas', terminos: '# Reglas' },
      }}
      drawnBy={null}
      answerTime={null}
      publishesAddress={false}
      company={{
        currencySymbol: '$',
        whatsapp: 'https://wa.me/584240000000',
        name: 'Rifas Turpial',
        nit: 'J-12345678-9',
      }}
      address="https://rifas.example.com/rifa/65a1f0000000000000000001"
      {...props}
    />,
  ).html;
}

const has = (name: string) => screen.queryByRole('region', { name }) !== null;
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

const MINE = { 'Comprar más números': '#numeros' };
const LOOK = { 'Ver los números': '#numeros' };
const CALENDAR = {
  'Agregar al calendario': '/api/raffles/65a1f0000000000000000001/sorteo.ics',
};
const DRAWS = { timer: true, trust: true };

// spec: finished, picker-open
test.each([
  ['selling', [], ['Elige tus números', 'Compra rápida', 'Banesco', ACCOUNT], MINE, DRAWS],
  ['pending', ['Abre pronto'], ['Elige tus números', 'Banesco'], { ...LOOK, ...CALENDAR }, DRAWS],
  ['sold-out', ['Agotada'], ['Números agotados', 'Banesco'], {}, DRAWS],
  ['awaiting-draw', ['Esperando el resultado'], ['Banesco'], {}, DRAWS],
  ['finished', ['Finalizada'], ['Banesco'], {}, { timer: false, trust: false }],
] as const)('a raffle that is %s wears %j, shows %j, leads to %j: %j', (state, ...expected) => {
  serve(state, { openRaffles: [] });
  const badges = ['Abre pronto', 'Agotada', 'Esperando el resultado', 'Finalizada'];
  const regions = ['Elige tus números', 'Compra rápida', 'Números agotados'];
  const methods = screen.queryByRole('region', { name: 'Métodos de pago' })?.textContent ?? '';
  const links = ['Comprar más números', 'Ver los números', 'Agregar al calendario'];
  const found = links.filter((name) => link(name)).map((name) => [name, link(name)]);
  expect([
    badges.filter((each) => screen.queryByText(each)),
    [...regions.filter(has), ...['Banesco', ACCOUNT].filter((words) => methods.includes(words))],
    Object.fromEntries(found),
    {
      timer: screen.queryByText('Faltan para el sorteo') !== null,
      trust: screen.queryByText(/Responsable/) !== null,
    },
  ]).toEqual(expected);
});

test('an open raffle shows who won lately; a finished one, and a shop without winners, does not', () => {
  const lastWinners = [
    {
      raffle: { id: '65a1f0000000000000000009', name: 'Moto Bera' },
      number: '0427',
      name: 'María P.',
      picture: '/uploads/rifa/maria.jpg' as const,
    },
  ];
  serve('selling', { lastWinners });
  const section = within(screen.getByRole('region', { name: 'Últimos ganadores' }));
  const winner = section.getByRole('link', { name: 'María P. ganó «Moto Bera» con el 0427' });
  expect(winner.getAttribute('href')).toBe('/rifa/65a1f0000000000000000009');
  const picture = section.getByRole('presentation');
  expect(picture.getAttribute('src')).toBe('/uploads/rifa/maria.jpg?w=192.avif');
  serve('finished', { lastWinners });
  expect(has('Últimos ganadores')).toBe(false);
  serve('selling');
  expect(has('Últimos ganadores')).toBe(false);
});

test.each(['selling', 'finished'] as const)(
  'the winner of a raffle that is %s is told once',
  (state) => {
    serve(state, { winner });
    const told = screen.getAllByRole('region', { name: 'Número ganador' });
    expect(told).toHaveLength(1);
    expect(told[0]!.textContent).toContain('0042');
  },
);

test('a page without loaded tickets still sells', () => {
  serve('selling', { tickets: null });
  expect(has('Compra rápida')).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the payment has the raffle’s own terms, and the shop’s own words', () => {
  const terms = {
    ...{ price: 7, packs: [{ quantity: 3, price: 12 }], minPerPurchase: 2, maxPerPurchase: 9 },
    ...{ isOpen: false, isPending: true },
  };
  const { id, name, drawDate, readAt, ...rest } = exampleRaffle();
  const methods = rest.methods.map(
    ({ account: _account, description: _description, ...method }) => method,
  );
  serve('selling', { raffle: exampleRaffle(terms), answerTime: 'en una hora' });
  expect(jest.mocked(PaymentLauncher).mock.lastCall?.[0]).toEqual({
    raffle: { id, name, methods, drawDate, readAt, ...terms },
    company: {
      currencySymbol: '$',
      whatsapp: 'https://wa.me/584240000000',
      answerTime: 'en una hora',
      publishesAddress: false,
    },
  });
});

test('news are what differs from the result that the page shows', () => {
  serve('selling', { winner });
  const { isOpen, drawDate } = exampleRaffle();
  expect(jest.mocked(ResultWatch).mock.lastCall?.[0]).toMatchObject({
    ...{ isOpen, drawDate, winner: '0042' },
    mark: resultFingerprint({ isOpen, drawDate, winner }),
  });
});

test('the quick purchase offers no more numbers than are free', () => {
  const counts = { total: 100, available: 5, reserved: 0, paid: 95 };
  serve('selling', { tickets: { numbers: [], counts } });
  const quick = within(screen.getByRole('region', { name: 'Compra rápida' }));
  const offered = quick.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offered.map((words) => words?.split(' $')[0])).toEqual(['1 número', '5 números']);
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 95);
});

test('a page that is only remembered says since when, in Caracas time, and no other does', () => {
  serve('selling', { knownSince: '2031-01-01T01:00:00.000Z' });
  expect(screen.getByText(/lo último que sabemos, del 31\/12\/30, 9:00\sp\.\sm\.;/)).toBeTruthy();
  serve('selling');
  expect(screen.queryByText(/lo último que sabemos/)).toBeNull();
});

const facts = () => screen.getByText(/^Responsable/).parentElement?.textContent;

test('below the price stand permit, who is responsible, the draw, a lost number, and a way to the shop’s own words but its terms', () => {
  serve('selling');
  expect(facts()).toMatch(
    /Sorteo: .* · Lotería del Táchira · Permiso CJ-17Responsable: Rifas Turpial, RIF\u00a0J-\u206012345678-\u20609$/,
  );
  const rules =
    /Si nadie tiene el número, se sortea de nuevo.\sSi otro lo aparta antes, te devolvemos/;
  expect(screen.getByText(rules)).toBeTruthy();
  expect([link('Preguntas'), link('Nosotros'), link('Términos')]).toEqual([
    '/preguntas',
    undefined,
    undefined,
  ]);
});

test('what the shop does not say is claimed nowhere', () => {
  const content = { permit: null, drawRule: null, lostNumber: null };
  const company = { currencySymbol: '$', whatsapp: null, name: 'Rifas Turpial', nit: null };
  serve('selling', {
    content: { ...content, pages: NO_PAGES },
    company,
  });
  expect(facts()).toMatch(/Responsable: Rifas Turpial$/);
  expect(facts()).not.toContain('Permiso');
  expect(screen.queryByRole('link', { name: 'Preguntas' })).toBeNull();
});

test.each([
  ['selling', 'elige tus números'],
  ['finished', 'mira el resultado'],
] as const)(
  'the message that shares a raffle that is %s names it and its address',
  (state, call) => {
    serve(state, { raffle: exampleRaffle({ ...RAFFLES[state], name: 'Moto & más' }) });
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Compartir' });
    expect(new URL(href).host).toBe('wa.me');
    expect(new URL(href).searchParams.get('text')).toBe(
      `Moto & más: ${call} aquí https://rifas.example.com/rifa/65a1f0000000000000000001`,
    );
  },
);
