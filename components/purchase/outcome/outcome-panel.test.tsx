/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { PurchaseOutcome, RefusalReason } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import { examplePurchase, exampleTicket } from '@/lib/testing/example-purchase';
import type { Ending } from '../state/use-sending';
import type { UsePurchaseResult } from '../state/use-purchase';
import { OutcomePanel } from './outcome-panel';

const trace = 'K7PQ2M';
const ticketPath = '/boleto/x';
const company = {
  currencySymbol: '$',
  whatsapp: 'https://wa.me/584240000000',
  answerTime: null,
  publishesAddress: false,
};
const now = { price: 6, packs: [], rate: 1 };
const reasons = Object.keys(refusalMessages) as RefusalReason[];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});

function outcomesOf(numbers: string[]): PurchaseOutcome[] {
  return [
    { state: 'registered', numbers, ticketPath, trace },
    ...reasons.map((reason) => {
      const taken = reason === 'tickets-taken' ? numbers : [];
      return { state: 'refused', reason, msg: 'No.', taken, now, trace } as const;
    }),
    { state: 'refused', reason: 'tickets-taken', msg: '', taken: [], now: null, trace },
    { state: 'verifying', trace },
    { state: 'not-registered', trace },
    { state: 'not-registered', taken: numbers, trace },
  ];
}

const purchase = {
  raffle: { id: 'a'.repeat(24), name: 'Moto', drawDate: null },
  methodOf: () => undefined,
  isStored: true,
  waiting: null,
  trace,
} as unknown as UsePurchaseResult;

const show = (ending: Ending) =>
  render(<OutcomePanel {...{ ending, purchase, company }} onClose={() => {}} />);

/** All text of the panel, and of its messages to the shop. */
function wordsOf(outcome: PurchaseOutcome, count: number): string {
  const tickets = Array.from({ length: count }, (_, index) => exampleTicket(index + 1));
  const { container, unmount } = show({
    kind: 'outcome',
    outcome,
    sent: examplePurchase({ tickets }),
  });
  const written = [...container.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href));
  const words = [container.textContent, ...written].join('\n');
  unmount();
  return words;
}

const namesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => exampleTicket(index + 1).number);

// This refusal names the raffle's own quantities, not the purchase's.
const isOfPurchase = (outcome: PurchaseOutcome) =>
  outcome.state !== 'refused' || outcome.reason !== 'quantity';

test.each(outcomesOf(namesOf(1)).filter(isOfPurchase))(
  'one number is written in the singular: %j',
  (outcome) => {
    expect(wordsOf(outcome, 1)).not.toMatch(/n[úu]meros|disponibles|siguen|están libres|quedaron/);
  },
);

const ofSeveral = [2, 3].flatMap((count) =>
  outcomesOf(namesOf(count)).map((outcome) => [count, outcome] as const),
);

test.each(ofSeveral)('%i numbers are written in the plural: %j', (count, outcome) => {
  expect(wordsOf(outcome, count)).not.toMatch(
    /[Tt]u número|[Oo]tro número|Número:|Número0|Ya no disponible:/,
  );
});

test.each([
  [
    ['001'],
    ['002', '003'],
    /Es tuyo: 001.*había apartado: 002, 003.*esos números: ya están pagados/,
  ],
  [
    ['001', '002'],
    ['003'],
    /Son tuyos: 001, 002.*El 003 ya lo había apartado.*ese número: ya está pagado/,
  ],
])('%j registered and %j taken', (numbers, taken, sentence) => {
  const outcome = { state: 'partly-registered', numbers, taken, ticketPath, trace } as const;
  expect(wordsOf(outcome, 3)).toMatch(sentence);
});

test.each([
  [1, 'Buscando otro libre…', 'Elegir otro número'],
  [2, 'Buscando otros libres…', 'Elegir otros números'],
  [3, 'Buscando otros libres…', 'Elegir otros números'],
])('the swap button for %i holds its place during the search', (count, looking, other) => {
  const taken = namesOf(count);
  show({
    kind: 'outcome',
    outcome: { state: 'refused', reason: 'tickets-taken', msg: '', taken, now: null, trace },
    sent: examplePurchase({ tickets: taken.map((_, index) => exampleTicket(index + 1)) }),
  });
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    [other, false],
    [looking, true],
  ]);
});

test('a space stands between the fate of the payment and the warning not to pay again', () => {
  show({ kind: 'no-answer', sent: examplePurchase() });
  const warning = screen.getByText('No vuelvas a pagar.');
  // The space within the warning itself, an inline block, is not shown.
  expect(warning.textContent).toBe('No vuelvas a pagar.');
  expect(warning.parentElement?.textContent).toMatch(/ No vuelvas a pagar\.$/);
});

test('the panel follows a connection that is lost and comes back', () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const titleAfter = (event: 'online' | 'offline') => {
    line.mockReturnValue(event === 'online');
    act(() => void window.dispatchEvent(new Event(event)));
    return screen.getByRole('heading').textContent;
  };
  show({ kind: 'no-answer', sent: examplePurchase() });
  expect(screen.getByRole('status').textContent).toMatch(/^Toca para enviarlo/);
  expect(titleAfter('offline')).toBe('Sin señal');
  expect(screen.getByRole('status').textContent).toMatch(/^Estás sin conexión/);
  expect(titleAfter('online')).toBe('Falta confirmar tu envío');
});

test.each([
  [false, 'Enviar ahora', 'Cancelar este envío'],
  [true, 'Enviar de nuevo', 'Revisar mis datos'],
])(
  'the panel of a waiting purchase that may have left (%s) asks for no tap',
  (hasLeft, again, other) => {
    const waits = { waiting: { until: Infinity, tappedAt: 0, hasLeft } };
    const waiting = { ...purchase, ...waits } as unknown as UsePurchaseResult;
    const ending: Ending = { kind: 'no-answer', sent: examplePurchase() };
    render(<OutcomePanel {...{ ending, purchase: waiting, company }} onClose={() => {}} />);
    expect(screen.getByRole('alert').textContent).toContain('no se pierde. No vuelvas a pagar.');
    const [told] = screen.getAllByRole('status');
    expect(told?.textContent).toMatch(/^Se envía solo/);
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([again, other, 'Cerrar y esperar']);
  },
);

test('what something else answered is shown as an answer, not as a lost connection', () => {
  const waits = { waiting: { until: Infinity, tappedAt: 0, hasLeft: true } };
  const waiting = { ...purchase, ...waits } as unknown as UsePurchaseResult;
  const ending: Ending = { kind: 'no-answer', isForeign: true, sent: examplePurchase() };
  render(<OutcomePanel {...{ ending, purchase: waiting, company }} onClose={() => {}} />);
  expect(screen.getByRole('heading').textContent).toBe('Tu envío no llegó a la tienda');
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(
    'Si tu Wi-Fi pide iniciar sesión',
  );
});

test.each<[string, Ending, number]>([
  ['registered', { kind: 'outcome', outcome: outcomesOf(['001'])[0]!, sent: examplePurchase() }, 0],
  ['without an answer', { kind: 'no-answer', sent: examplePurchase() }, 0],
  [
    'refused, with a number taken',
    {
      kind: 'outcome',
      outcome: {
        ...{ state: 'refused', reason: 'tickets-taken', msg: '', now: null, trace },
        taken: ['002'],
      },
      sent: examplePurchase(),
    },
    1,
  ],
])('free numbers are asked for only where one is needed: %s', (_what, ending, requests) => {
  jest.mocked(fetch).mockClear();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OutcomePanel {...{ ending, purchase, company }} onClose={() => {}} />
    </SWRConfig>,
  );
  expect(fetch).toHaveBeenCalledTimes(requests);
});
