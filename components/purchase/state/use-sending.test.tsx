/** @jest-environment jsdom */
import {
  answerWith,
  bringNetworkBack,
  buttons,
  draftOf,
  openDialog,
  pass,
  registered,
  sends,
  setUpShop,
  shownText,
  tearDownShop,
  ticket,
  trace,
} from '../payment-dialog.test-kit';
import { act } from '@testing-library/react';
import type { Answer } from '@/lib/raffle/answer';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';

beforeEach(setUpShop);
afterEach(tearDownShop);

const MINUTE = 60_000;
const asked = jest.mocked(fetchOutcome);
const noAnswer: Answer = { kind: 'no-answer' };
const foreign: Answer = { kind: 'no-answer', isForeign: true };
const unknownKey: Answer = { kind: 'unknown-key' };
const cancelled: Answer = { kind: 'cancelled' };
const told = (outcome: PurchaseOutcome): Answer => ({ kind: 'outcome', outcome });
const verifying: PurchaseOutcome = { state: 'verifying', trace };
const notThere: PurchaseOutcome = { state: 'not-registered', trace };
const refused: PurchaseOutcome = {
  state: 'refused',
  reason: 'price-changed',
  msg: '',
  taken: [],
  now: null,
  trace,
};
const partly: PurchaseOutcome = {
  state: 'partly-registered',
  numbers: ['03'],
  taken: ['07'],
  ticketPath: '/boleto/x',
  trace,
};

test.each<[string, Answer, Answer, string]>([
  ['without an answer that arrived', noAnswer, told(registered), '¡Pago registrado!'],
  ['without an answer that is unknown', noAnswer, unknownKey, 'Falta confirmar tu envío'],
  ['without any answer', noAnswer, noAnswer, 'Falta confirmar tu envío'],
  ['answered by a gateway, that arrived', foreign, told(registered), '¡Pago registrado!'],
  ['answered by a gateway, and unknown', foreign, unknownKey, 'Tu envío no llegó a la tienda'],
  ['cancelled after it arrived', cancelled, told(registered), '¡Pago registrado!'],
  ['cancelled in time', cancelled, unknownKey, 'Envía tu comprobante'],
])('a sending %s is looked up and not repeated', async (_what, answer, found, text) => {
  jest.mocked(sendPurchase).mockResolvedValue(answer);
  asked.mockResolvedValue(found);
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  expect(shownText()).toContain(text);
  expect(asked.mock.calls).toEqual([['key', expect.any(Number)]]);
  expect(sends()).toHaveLength(1);
});

/** Opens a sent purchase again. */
async function comeBack(outcome: PurchaseOutcome) {
  asked.mockResolvedValue(told(outcome));
  const sent = examplePurchase({ tickets: [ticket('03'), ticket('07')] });
  await openDialog({ draft: draftOf({ sent }) });
  asked.mockClear();
}

test.each<[string, PurchaseOutcome, Answer, string]>([
  ['verified, and registered', verifying, told(registered), '¡Pago registrado!'],
  ['verified, and still open', verifying, told(verifying), 'Estamos verificando tu pago'],
  ['verified, and unknown', verifying, unknownKey, 'Falta confirmar tu envío'],
  ['verified, without an answer', verifying, noAnswer, 'Estamos verificando tu pago'],
  ['not there, and registered in part', notThere, told(partly), 'Es tuyo: 03. El 07 ya lo había'],
  ['not there, and a number gone', notThere, told({ ...notThere, taken: ['07'] }), 'libre: 07'],
  ['not there, and unknown', notThere, unknownKey, 'tus números siguen libres'],
  ['refused, and unknown', refused, unknownKey, 'El precio cambió mientras pagabas'],
  ['refused, and registered before', refused, told(registered), '¡Pago registrado!'],
])('a shown outcome is followed up: %s', async (_what, first, answer, text) => {
  await comeBack(first);
  asked.mockResolvedValue(answer);
  await pass(2000);
  expect(shownText()).toContain(text);
});

test('a number that is gone meanwhile cannot be sent again', async () => {
  await comeBack({ ...notThere, taken: ['07'] });
  expect(shownText()).toContain('No vuelvas a pagar');
  expect(buttons()).not.toContain('Enviar de nuevo');
});

test.each<[string, PurchaseOutcome, boolean]>([
  ['registered', registered, false],
  ['registered in part', partly, false],
  ['verifying', verifying, true],
  ['not registered', notThere, true],
])('a purchase that is %s is looked up: %s', async (_what, outcome, isAsked) => {
  await comeBack(outcome);
  await pass(29 * MINUTE);
  expect(asked.mock.calls.length > 0).toBe(isAsked);
});

test('an outcome is looked up with growing pauses, and at once when the network or the page is back', async () => {
  await comeBack(verifying);
  await pass(2000);
  for (const [looks, pause] of [3000, 5000, 8000, 13_000, 20_000, 30_000, 30_000].entries()) {
    await pass(pause - 200);
    expect(asked).toHaveBeenCalledTimes(looks + 1);
    await pass(200);
    expect(asked).toHaveBeenCalledTimes(looks + 2);
  }
  await bringNetworkBack();
  expect(asked).toHaveBeenCalledTimes(9);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(10);
});

const limited = { kind: 'api-error', reason: 'too-many-requests', msg: '', fields: {} } as const;

async function reachLimit() {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.mocked(sendPurchase).mockResolvedValue({ ...limited, retryInMs: 10 * MINUTE });
  const opened = await openDialog({ draft: draftOf() });
  await opened.tap('Registrar Pago');
  answerWith(registered);
  return opened;
}

test('what a limit refused is sent by itself when its time is over, and not before', async () => {
  await reachLimit();
  expect(shownText()).toContain('Se envía solo en unos 10 minutos');
  await pass(10 * MINUTE - 1000);
  expect(sends()).toHaveLength(1);
  await pass(MINUTE);
  expect(sends()).toHaveLength(2);
  expect(shownText()).toContain('¡Pago registrado!');
});

test('what a limit refused is not sent by itself once the buyer is back in the form', async () => {
  const { tap } = await reachLimit();
  await tap('Revisar mis datos');
  await pass(20 * MINUTE);
  expect(sends()).toHaveLength(1);
});
