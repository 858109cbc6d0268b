import type { Winner } from '@/lib/raffle/types';
import { noticeText } from './notice-text';
import type { NoticeKind } from './notices';

const DATE = '2026-11-28T23:30:00.000Z';

function text(kind: NoticeKind, numbers: string[], winner: Winner | null = null, name = 'Moto') {
  const notice = { id: kind, kind, numbers, ttl: 60 };
  return Object.values(noticeText(notice, { name, drawDate: DATE, winner }) ?? {});
}

function wonBy(name: string, status: 'paid' | 'reserved'): Winner {
  return { number: '0427', owner: { name, route: '', address: '', status, images: [] } };
}

test.each<[NoticeKind, string[]]>([
  ['confirmed', ['Tu pago está confirmado', 'Tus números de Moto: 01, 02.\n¡Suerte!']],
  [
    'part',
    ['Confirmamos una parte de tu pago', 'Moto: ya son tuyos 01, 02.\nEl resto sigue en revisión.'],
  ],
  [
    'released',
    [
      'Cambió el estado de tus números',
      'Moto: ya no tienes apartados 01, 02.\nSi los pagaste, escríbenos por WhatsApp: el enlace está en tu boleto.',
    ],
  ],
  [
    'tomorrow',
    ['Mañana es el sorteo', 'Moto: 28/11/2026 7:30\u00a0p.\u00a0m.\nTus números: 01, 02.'],
  ],
  [
    'hour',
    ['Falta menos de una hora para el sorteo', 'Moto: 28/11/2026 7:30\u00a0p.\u00a0m.\n¡Suerte!'],
  ],
])('%s names raffle and numbers', (kind, expected) => {
  expect(text(kind, ['01', '02'])).toEqual(expected);
});

test('a winner reads how to get the prize', () => {
  const [title, body] = text('won', ['0427']);
  expect(title).toBe('¡Ganaste!');
  expect(body).toMatch(/^Moto: salió tu número 0427\.\n.*(escríbenos|WhatsApp)/i);
});

test.each<[string, Winner, string]>([
  ['a paid number has a winner', wonBy('Ana P.', 'paid'), '\nGanó Ana P.'],
  ['a reserved one has none yet', wonBy('Ana P.', 'reserved'), ''],
  ['neither has one that nobody bought', { number: '0427', owner: null }, ''],
])('%s', (_, winner, line) => {
  const body = `Moto: salió el 0427.${line}\nGracias por participar.`;
  expect(text('lost', ['0427'], winner)).toEqual(['Ya hay resultado', body]);
});

test('a message stays within what a push service takes', () => {
  const numbers = Array.from({ length: 50 }, (_, place) => `000-${place}-000000000000`);
  const [, body = ''] = text('confirmed', numbers, null, 'ñ'.repeat(300));
  expect(Buffer.byteLength(body)).toBeLessThan(1800);
});
