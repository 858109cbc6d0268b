/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PaymentLauncher } from '@/components/purchase/payment-launcher';
import { resultFingerprint } from '@/lib/raffle/result';
import type { SaleState } from '@/lib/raffle/sale-state';
import type { Raffle } from '@/lib/raffle/types';
import {
  ACCOUNT,
  exampleRaffle,
  NO_PAGES,
  otherRaffle,
  serveHtml,
} from './example-raffle.test-kit';
import { RafflePage } from './raffle-page';
import { ResultWatch } from './result-watch';

jest.mock('@/components/purchase/payment-launcher', () => ({
  PaymentLauncher: jest.fn(() => null),
}));
jest.mock('./result-watch', () => ({
  ResultWatch: jest.fn(jest.requireActual('./result-watch').ResultWatch),
}));

type Props = Partial<ComponentProps<typeof RafflePage>>;

const RAFFLES: Record<SaleState, Partial<Raffle>> = {
  selling: {},
  pending: { isPending: true },
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
const methods = () => screen.getByRole('region', { name: 'Métodos de pago' });

// spec: finished
test.each([
  ['selling', null],
  ['pending', 'Abre pronto'],
  ['sold-out', 'Agotada'],
  ['awaiting-draw', 'Esperando el resultado'],
  ['finished', 'Finalizada'],
] as const)('a raffle that is %s wears the badge %s', (state, badge) => {
  serve(state, { openRaffles: [] });
  const words = ['Abre pronto', 'Agotada', 'Esperando el resultado', 'Finalizada'];
  expect(words.filter((each) => screen.queryByText(each))).toEqual(badge ? [badge] : []);
});

// spec: picker-open
test.each([
  ['selling', { picker: true, quick: true, soldOut: false }],
  ['pending', { picker: true, quick: false, soldOut: false }],
  ['sold-out', { picker: false, quick: false, soldOut: true }],
  ['awaiting-draw', { picker: false, quick: false, soldOut: false }],
  ['finished', { picker: false, quick: false, soldOut: false }],
] as const)('where a raffle is %s it offers %j', (state, offered) => {
  serve(state);
  const picker = has('Elige tus números');
  const quick = has('Compra rápida');
  expect({ picker, quick, soldOut: has('Números agotados') }).toEqual(offered);
});

test.each([
  ['selling', { 'Elegir mis números': '#numeros' }],
  [
    'pending',
    {
      'Ver los números': '#numeros',
      'Agregar al calendario': '/api/raffles/65a1f0000000000000000001/sorteo.ics',
    },
  ],
  ['sold-out', {}],
  ['awaiting-draw', {}],
  ['finished', {}],
] as const)('a raffle that is %s leads to %j', (state, links) => {
  serve(state);
  const names = ['Elegir mis números', 'Ver los números', 'Agregar al calendario'];
  const found = names.filter((name) => link(name)).map((name) => [name, link(name)]);
  expect(Object.fromEntries(found)).toEqual(links);
});

test('a buyer sees the account and can copy it while a raffle sells', () => {
  serve('selling');
  expect(within(methods()).getByText(ACCOUNT)).toBeTruthy();
  expect(
    within(methods()).getByRole('button', { name: 'Copiar la cuenta de Banesco' }),
  ).toBeTruthy();
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

test('a sold-out raffle names its methods without an account to pay into', () => {
  serve('sold-out');
  expect(methods().textContent).toContain('Banesco');
  expect(methods().textContent).not.toContain(ACCOUNT);
  expect(within(methods()).queryByRole('button')).toBeNull();
});

test('a pending raffle, which comes without accounts, has nothing to copy', () => {
  const [method] = exampleRaffle().methods;
  const raffle = exampleRaffle({ ...RAFFLES.pending, methods: [{ ...method!, account: '' }] });
  serve('pending', { raffle });
  expect(methods().textContent).toContain('Banesco');
  expect(within(methods()).queryByRole('button')).toBeNull();
});

test.each([
  ['selling', { timer: true, trust: true }],
  ['sold-out', { timer: true, trust: true }],
  ['finished', { timer: false, trust: false }],
] as const)('whether a raffle that is %s still awaits its draw is seen: %j', (state, expected) => {
  serve(state);
  const timer = screen.queryByLabelText('Falta para el sorteo') !== null;
  const trust = screen.queryByText(/Responsable/) !== null;
  expect({ timer, trust }).toEqual(expected);
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

test('a finished raffle shows its winner, and no price, rate or methods', () => {
  const [method] = exampleRaffle().methods;
  const raffle = exampleRaffle({ ...RAFFLES.finished, methods: [{ ...method!, rate: 400 }] });
  const html = serve('finished', { winner, raffle, openRaffles: [] });
  expect(html).toContain('0042');
  expect(html).not.toMatch(/\$5,00|tasa|Bs|Banesco/);
});

test('a finished raffle without a known winner says so where the winner will stand', () => {
  const html = serve('finished');
  const awaited = html.indexOf('El resultado del sorteo aparecerá en esta página.');
  expect(awaited).toBeGreaterThan(html.indexOf('</h1>'));
  expect(awaited).toBeLessThan(html.indexOf('Sorteo:'));
  expect(has('Número ganador')).toBe(false);
});

test('a sold-out raffle offers the others that sell, or else only says so', () => {
  serve('sold-out', { openRaffles: null });
  expect(screen.queryByRole('group', { name: 'Otras rifas' })).toBeNull();
  serve('sold-out');
  const others = screen.getByRole('group', { name: 'Otras rifas' });
  expect(within(others).getByRole('link').getAttribute('href')).toBe('/rifa/id-Camioneta');
});

// spec: raffle-strip
test('the page ends with the strip of raffles that are open', () => {
  serve('selling');
  const strip = screen.getByRole('group', { name: 'Rifas Activas' });
  expect(within(strip).getByRole('heading', { name: 'Camioneta' })).toBeTruthy();
});

test('a page without loaded tickets still sells', () => {
  serve('selling', { tickets: null });
  expect(has('Compra rápida')).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

// spec: raffle
test('the breadcrumb leads home and names the raffle as this page', () => {
  serve('selling');
  const trail = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
  expect(trail.getByRole('link', { name: 'Inicio' }).getAttribute('href')).toBe('/home');
  expect(trail.getByText('Moto 0 km').getAttribute('aria-current')).toBe('page');
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
      pages: ['preguntas', 'terminos'],
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
  expect(offered.map((words) => words?.split(' $')[0])).toEqual([
    '1 número',
    '2 números',
    '5 números',
  ]);
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 95);
});

test('the last free number is still sold in one tap', () => {
  const counts = { total: 100, available: 1, reserved: 0, paid: 99 };
  serve('selling', { tickets: { numbers: [], counts } });
  const quick = within(screen.getByRole('region', { name: 'Compra rápida' }));
  expect(quick.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Comprar$/ })).toBeTruthy();
});

test('a page that is only remembered says since when, in Caracas time, and no other does', () => {
  serve('selling', { knownSince: '2031-01-01T01:00:00.000Z' });
  expect(screen.getByText(/lo último que sabemos, del 31\/12\/2030 9:00\sp\.\sm\.;/)).toBeTruthy();
  serve('selling');
  expect(screen.queryByText(/lo último que sabemos/)).toBeNull();
});

const trustLines = () => screen.getByText(/Responsable/).textContent?.split('\n');

test('below the price stand permit, who is responsible, the draw and a lost number', () => {
  serve('selling');
  expect(trustLines()).toEqual([
    'Permiso CJ-17',
    'Responsable: Rifas Turpial, RIF\u00a0J-\u206012345678-\u20609',
    'Si nadie tiene el número, se sortea de nuevo.',
    'Si otro lo aparta antes, te devolvemos el dinero.',
  ]);
});

test('what the shop does not say is claimed nowhere', () => {
  const content = { permit: null, drawRule: null, lostNumber: null };
  const company = { currencySymbol: '$', whatsapp: null, name: 'Rifas Turpial', nit: null };
  serve('selling', {
    content: { ...content, pages: NO_PAGES },
    company,
  });
  expect(trustLines()).toEqual(['Responsable: Rifas Turpial']);
  expect(screen.queryByRole('link', { name: 'Preguntas' })).toBeNull();
});

test('a buyer who doubts is led to what the shop has written about itself, but not to its terms', () => {
  serve('selling');
  const link = screen.getByRole('link', { name: 'Preguntas' });
  expect(link.getAttribute('href')).toBe('/preguntas');
  expect(screen.queryByRole('link', { name: 'Nosotros' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Términos' })).toBeNull();
});
