import type { NumberWithState } from '@/lib/raffle/digital-ticket';
import type { Winner } from '@/lib/raffle/types';
import { isDue, noticeOf, noticeText, withNotice, type Notice, type SentNotices } from './notices';

type States = Record<string, NumberWithState['state']>;

const numbersWith = (states: States) =>
  Object.entries(states).map(([number, state]) => ({ number, state }));

function noticeIn(states: States, winner: string | null = null) {
  const notice = noticeOf(numbersWith(states), winner);
  return notice && `${notice.kind} ${notice.numbers.join(' ')}`;
}

/** Returns the messages that a phone gets for these changes, one after the other. */
function toldOf(changes: [States, string | null][]): string[] {
  let told: SentNotices = {};
  return changes.flatMap(([states, winner]) => {
    const notice = noticeOf(numbersWith(states), winner);
    if (!notice || !isDue(notice, told)) return [];
    const text = noticeText(notice, told, { name: 'Moto', winner: null });
    told = withNotice(told, notice);
    return [[text?.title, text?.body.split('\n')[0]].join(' / ')];
  });
}

test.each<[string, States, string | null]>([
  ['all paid', { a01: 'paid', a02: 'paid' }, 'confirmed a01 a02'],
  ['one of two paid, the other released', { a01: 'paid', a02: 'released' }, 'confirmed a01'],
  ['all released', { a01: 'released', a02: 'released' }, 'refused a01 a02'],
  ['one still under review', { a01: 'paid', a02: 'reserved' }, null],
  ['one not known', { a01: 'released', a02: 'unknown' }, null],
])('payment: %s', (_, states, expected) => {
  expect(noticeIn(states)).toBe(expected);
});

test.each<[string, States, string | null]>([
  ['won', { '0427': 'paid', '0001': 'reserved' }, 'won 0427'],
  ['won by a number in another form', { '427': 'paid' }, 'won 0427'],
  ['drawn while its payment is under review', { '0427': 'reserved' }, 'result 0427'],
  ['drawn, and not this buyer’s any more', { '0427': 'released' }, 'result 0427'],
  ['another number', { '0001': 'unknown' }, 'result 0427'],
  ['drawn, and nobody knows whose it is', { '0427': 'unknown' }, null],
])('result: %s', (_, states, expected) => {
  expect(noticeIn(states, '0427')).toBe(expected);
});

test('a payment is told once, and a confirmation is final', () => {
  const [paid, released]: States[] = [{ a01: 'paid' }, { a01: 'released' }];
  expect(
    toldOf([released, released, paid, paid, released].map((states) => [states!, null])),
  ).toEqual([
    'Cambió el estado de tus números / Moto: ya no tienes apartados a01.',
    'Tu pago está confirmado / Tus números de Moto: a01.',
  ]);
});

test('a prize is told as soon as the payment of the drawn number is confirmed, and is not taken back', () => {
  const states = (['reserved', 'paid', 'reserved'] as const).map((state) => ({ '0427': state }));
  expect(toldOf(states.map((each) => [each, '0427']))).toEqual([
    'Ya hay resultado / Moto: salió el 0427.',
    '¡Ganaste! / Moto: salió tu número 0427.',
  ]);
});

test('a corrected result says so, also when it is corrected back', () => {
  const own: States = { '0427': 'paid' };
  expect(toldOf(['0427', '0427', '0815', '0815', '0427'].map((winner) => [own, winner]))).toEqual([
    '¡Ganaste! / Moto: salió tu número 0427.',
    'Se corrigió el resultado / Moto: salió el 0815.',
    'Se corrigió el resultado / ¡Ganaste!',
  ]);
});

function textOf(
  kind: Notice['kind'],
  numbers: string[],
  winner: Winner | null = null,
  name = 'Moto',
) {
  const about = kind === 'won' || kind === 'result' ? 'result' : 'payment';
  return Object.values(noticeText({ about, kind, numbers }, {}, { name, winner }) ?? {});
}

function wonBy(name: string, status: 'paid' | 'reserved'): Winner {
  return { number: '0427', owner: { name, route: '', address: '', status, images: [] } };
}

test.each<[Notice['kind'], string[]]>([
  ['confirmed', ['Tu pago está confirmado', 'Tus números de Moto: 01, 02.\n¡Suerte!']],
  [
    'refused',
    [
      'Cambió el estado de tus números',
      'Moto: ya no tienes apartados 01, 02.\nSi los pagaste, escríbenos por WhatsApp: el enlace está en tu boleto.',
    ],
  ],
])('%s names raffle and numbers', (kind, expected) => {
  expect(textOf(kind, ['01', '02'])).toEqual(expected);
});

test('a winner reads how to get the prize', () => {
  const [title, body] = textOf('won', ['0427']);
  expect(title).toBe('¡Ganaste!');
  expect(body).toMatch(/^Moto: salió tu número 0427\.\n.*(escríbenos|WhatsApp)/i);
});

test.each<[string, Winner, string]>([
  ['a paid number has a winner', wonBy('Ana P.', 'paid'), '\nGanó Ana P.'],
  ['a reserved one has none yet', wonBy('Ana P.', 'reserved'), ''],
  ['neither has one that nobody bought', { number: '0427', owner: null }, ''],
])('%s', (_, winner, line) => {
  expect(textOf('result', ['0427'], winner)).toEqual([
    'Ya hay resultado',
    `Moto: salió el 0427.${line}`,
  ]);
});

test('a message stays within what a push service takes', () => {
  const numbers = Array.from({ length: 50 }, (_, place) => `000-${place}-000000000000`);
  const [, body = ''] = textOf('confirmed', numbers, null, 'ñ'.repeat(300));
  expect(Buffer.byteLength(body)).toBeLessThan(1800);
});
