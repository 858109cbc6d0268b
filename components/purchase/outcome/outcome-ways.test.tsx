/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ApiErrorCode, PurchaseOutcome, RefusalReason } from '@/lib/raffle/purchase';
import { OutcomePanel } from './outcome-panel';
import { company, handOff, moneyShown, purchaseOf, sent, trace } from './outcome.test-kit';
import type { Ending } from '../state/use-sending';

const ticketPath = '/boleto/x';
const onClose = jest.fn();

beforeEach(() => {
  onClose.mockClear();
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});

function show(ending: Ending, change: object = {}) {
  const purchase = purchaseOf(change);
  const view = render(<OutcomePanel {...{ ending, purchase, company, onClose }} />);
  return { purchase, ...view };
}

const outcome = (told: PurchaseOutcome): Ending => ({ kind: 'outcome', outcome: told, sent });
const refused = (reason: RefusalReason, msg = '', taken: string[] = []) =>
  outcome({ state: 'refused', reason, msg, taken, now: null, trace });
const apiError = (reason: ApiErrorCode): Extract<Ending, { kind: 'api-error' }> => ({
  kind: 'api-error',
  reason,
  msg: '',
  fields: {},
  sent,
});
const registered = outcome({ state: 'registered', numbers: ['001', '002'], ticketPath, trace });
const partly = outcome({
  state: 'partly-registered',
  numbers: ['001'],
  taken: ['002'],
  ticketPath,
  trace,
});
const lookedFor = outcome({ state: 'not-registered', taken: ['002'], trace });
const noSignal: Ending = { kind: 'no-answer', sent };

const KEPT = 'Tu pago de Bs 4.000,00 no se pierde. No vuelvas a pagar.';
const NOT_LOST = 'todavía no está registrado; tu dinero no se pierde. No vuelvas a pagar.';

test.each<[string, Ending, 'status' | 'alert']>([
  ['registered', registered, 'status'],
  ['verifying', outcome({ state: 'verifying', trace }), 'alert'],
  ['partly', partly, 'alert'],
  ['not registered', lookedFor, 'alert'],
  ['without a signal', noSignal, 'alert'],
  ['refused', refused('reference-used'), 'alert'],
])('each ending is read aloud as soon as it is shown: %s', (_ending, ending, role) => {
  const { container } = show(ending);
  expect(container.querySelector('section')?.getAttribute('role')).toBe(role);
});

test.each([
  [4000, null, null],
  [
    4500.5,
    'Pagaste Bs 500,50 de más: escríbenos y lo arreglamos.',
    'Pagué Bs 500,50 de más. Quiero que me devuelvan la diferencia.',
  ],
  [
    3999,
    'Te faltan Bs 1,00: escríbenos y lo arreglamos.',
    'Me faltan Bs 1,00. Quiero completar mi pago.',
  ],
])('a registered payment of %d for a total of 4000 says: %s', (amount, words, wanted) => {
  const { container } = show({ ...registered, sent: { ...sent, amount } });
  const said = container.textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(/(?:Pagaste|Te faltan) [^.]*arreglamos\./.exec(said)?.[0] ?? null).toBe(words);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.includes('Escribir por la diferencia')).toBe(wanted !== null);
  if (wanted === null) return;
  expect(handOff('Escribir por la diferencia')).toContain(`total es Bs 4.000,00.\n${wanted}\n`);
});

test.each<[string, Ending, string]>([
  [
    'registered',
    registered,
    'Tu pago de Bs 4.000,00 quedó registrado y tus números apartados a tu nombre:',
  ],
  ['partly', partly, 'Tu pago de Bs 4.000,00 quedó registrado completo. No vuelvas a pagar.'],
  ['looked for', lookedFor, KEPT],
  ['without a signal', noSignal, KEPT],
  ['answered by something else each time', { kind: 'given-up', isForeign: true, sent }, KEPT],
  ['taken', refused('tickets-taken', '', ['002']), KEPT],
  ['reference used', refused('reference-used'), KEPT],
  ['quantity', refused('quantity'), KEPT],
  ['price changed', refused('price-changed'), KEPT],
  [
    'closed',
    refused('raffle-closed'),
    'Tu pago de Bs 4.000,00 no se registró y sigue siendo tuyo. No vuelvas a pagar.',
  ],
  ['method gone', refused('method-gone'), `Tu pago de Bs 4.000,00 por Pago Móvil ${NOT_LOST}`],
  ['by the seller', refused('refused-by-seller'), `Tu pago de Bs 4.000,00 ${NOT_LOST}`],
  [
    'verifying',
    outcome({ state: 'verifying', trace }),
    'Tu pago de Bs 4.000,00 llegó y lo estamos confirmando. No vuelvas a pagar.',
  ],
  ['turned away', apiError('busy'), KEPT],
])('the panel says first what happened to the money: %s', (_what, ending, money) => {
  expect(moneyShown(show(ending).container)).toBe(money);
});

test.each<[string, string, 'backToForm' | 'send' | 'close', Ending]>([
  ['registered', 'Listo', 'close', registered],
  ['partly', 'Cerrar', 'close', partly],
  ['verifying', 'Cerrar y esperar', 'close', outcome({ state: 'verifying', trace })],
  ['looked for', 'Elegir otro número', 'backToForm', lookedFor],
  ['looked for', 'Cerrar', 'close', lookedFor],
  ['taken', 'Elegir otro número', 'backToForm', refused('tickets-taken', '', ['002'])],
  ['reference used', 'Corregir la referencia', 'backToForm', refused('reference-used')],
  ['closed', 'Cerrar', 'close', refused('raffle-closed')],
  ['price changed', 'Volver al formulario', 'backToForm', refused('price-changed')],
  ['quantity', 'Cambiar mis números', 'backToForm', refused('quantity')],
  ['method gone', 'Elegir otro método', 'backToForm', refused('method-gone')],
  ['by the seller', 'Revisar mis datos', 'backToForm', refused('refused-by-seller')],
  ['turned away', 'Enviar de nuevo', 'send', apiError('busy')],
  ['turned away', 'Revisar mis datos', 'backToForm', apiError('busy')],
  ['a bad picture', 'Cambiar el comprobante', 'backToForm', apiError('not-an-image')],
  ['without a signal', 'Enviar de nuevo', 'send', noSignal],
  ['without a signal', 'Revisar mis datos', 'backToForm', noSignal],
  ['not arrived', 'Enviar de nuevo', 'send', outcome({ state: 'not-registered', trace })],
])('%s: "%s" leads to "%s"', async (_what, button, way, ending) => {
  const { purchase } = show(ending);
  await userEvent.click(screen.getByRole('button', { name: button }));
  const ways = {
    backToForm: jest.mocked(purchase.backToForm).mock.calls.length,
    send: jest.mocked(purchase.send).mock.calls,
    close: onClose.mock.calls.length,
  };
  const none = { backToForm: 0, send: [], close: 0 };
  expect(ways).toEqual({ ...none, [way]: way === 'send' ? [[sent]] : 1 });
});

// spec: payment-fails
test('an error of our own API shows its sentence, in a dialog titled Error', () => {
  show({ kind: 'api-error', reason: 'busy', msg: 'La rifa no responde.', fields: {}, sent });
  const dialog = screen.getByRole('alertdialog', { hidden: true });
  expect(dialog.textContent).toMatch(/^ErrorLa rifa no responde\./);
});

test('a picture that cannot be read is not offered to be sent again', () => {
  show(apiError('image-too-big'));
  expect(screen.queryByRole('button', { name: 'Enviar de nuevo' })).toBeNull();
});

test.each<[string, Ending, string, string[]]>([
  [
    'partly',
    partly,
    'Pedir el cambio por WhatsApp',
    [
      'pero me falta un número.',
      'Número: 001',
      'Ya no disponible: 002',
      'Quiero cambiar lo que ya no está libre.',
    ],
  ],
  [
    'closed',
    refused('raffle-closed'),
    'Pedir la devolución por WhatsApp',
    ['Quiero que me devuelvan mi dinero.'],
  ],
  [
    'by the seller',
    refused('refused-by-seller', 'Cédula inválida'),
    'Escribir por WhatsApp',
    ['me respondieron: Cédula inválida'],
  ],
  [
    'turned away',
    apiError('too-large'),
    'Escribir por WhatsApp',
    ['no pude registrarlo: La imagen del comprobante es demasiado pesada.'],
  ],
])('the message to the shop says what happened, with all facts: %s', (...row) => {
  const [, ending, link, words] = row;
  show(ending);
  const message = handOff(link);
  const facts = ['rifa "Moto"', 'Bs 4.000,00 por Pago Móvil', 'Referencia: 004512', trace];
  for (const word of [...words, ...facts]) expect(message).toContain(word);
});

test('a partly registered purchase shows only the buyer’s own numbers as bought', () => {
  const { container } = show(partly);
  expect(container.querySelector('dl')?.textContent).toContain('Número001Referencia');
});

test('the digital ticket is offered where something was registered, and nowhere else', () => {
  const offered = [registered, partly, lookedFor, noSignal].map((ending) => {
    const { unmount } = show(ending);
    const link = screen.queryByRole('link', { name: 'Ver mi boleto digital' });
    const href = link?.getAttribute('href');
    unmount();
    return href;
  });
  expect(offered).toEqual([ticketPath, ticketPath, undefined, undefined]);
});

test.each([
  [30_000, 'en un minuto'],
  [60_000, 'en un minuto'],
  [61_000, 'en unos 2 minutos'],
])('a purchase that a limit refused for %i ms is sent by itself %s', (ms, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const pause = { times: 0, until: ms, isLimit: true };
  show(noSignal, { waiting: { until: Infinity, tappedAt: 0, hasLeft: true, pause } });
  expect(screen.getByRole('heading').textContent).toBe('Recibimos demasiados intentos');
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(`Se envía solo ${words}`);
  jest.restoreAllMocks();
});

test.each([
  [true, 'Todo quedó guardado en este teléfono, con tu comprobante.'],
  [false, 'no cierres esta página hasta registrarlo'],
])('the panel without a signal promises no more than is stored: %s', (isStored, words) => {
  expect(show(noSignal, { isStored }).container.textContent).toContain(words);
});

test('an expired purchase says that it is no longer sent automatically, and can be sent by hand', () => {
  const { container } = show({ kind: 'given-up', sent });
  expect(container.textContent).toContain('Ya no se enviará solo porque pasó un día.');
  screen.getByRole('button', { name: 'Enviar de nuevo' });
});

test('"Cancelar este envío" takes back what has not left, "Cerrar y esperar" closes', async () => {
  const waiting = { until: Infinity, tappedAt: 0, hasLeft: false };
  const { purchase } = show(noSignal, { waiting });
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar este envío' }));
  expect(purchase.backToForm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar y esperar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['granted', 'Te avisamos cuando se envíe'],
  ['denied', 'Este teléfono no permite avisos'],
])(
  'a notice is promised according to the permission (%s), where it was asked for',
  async (answer, promise) => {
    const requestPermission = jest.fn(async () => answer);
    Object.assign(window, { Notification: { permission: 'default', requestPermission } });
    show(noSignal, { waiting: { until: Infinity, tappedAt: 0, hasLeft: false } });
    const ask = screen.getByRole('button', { name: 'Avísame cuando se envíe' });
    await act(async () => ask.click());
    // In its place, so that no other button comes under the finger.
    expect(ask.textContent).toBe(promise);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(promise);
    delete (window as Partial<typeof window>).Notification;
  },
);

test('without WhatsApp the next way is the main one', () => {
  const shop = { ...company, whatsapp: null };
  render(<OutcomePanel {...{ ending: partly, purchase: purchaseOf(), company: shop, onClose }} />);
  const foot = document.querySelector('footer');
  expect(foot?.textContent).toBe('Ver mi boleto digital');
});
