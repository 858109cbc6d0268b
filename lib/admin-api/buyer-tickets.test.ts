import { sameBuyer } from '@/lib/raffle/is-same-buyer';
import { findHolding, isReference, searchPurchase } from './buyer-tickets';
import { answerTickets, found, RIFID } from './ticket-answers.test-kit';

jest.mock('./transport');

const maria = { nationalId: 'V12345678', phoneCode: '58', phone: '4141234567' };
const buyer = sameBuyer(maria);
const mark = { raffleId: RIFID, reference: 'AB 9', ...maria };

const row = (tid: string, estado: string, more: object = {}) => ({
  tid,
  numero: tid,
  estado,
  cedula: 'V-12.345.678',
  telefono: '0414-1234567',
  ...more,
});

const rows = [
  row('reserved', 'Apartado'),
  row('paid', 'Pagado'),
  row('free again', 'Disponible'),
  row('unknown', 'Congelado'),
  row('', 'Pagado'),
  row('longer', 'Pagado', { cedula: 'V123456789' }),
];

test('a buyer holds reserved and paid tickets, not returned ones that still name them', async () => {
  answerTickets(() => found(...rows));
  expect(await findHolding(RIFID, ['01'], buyer)).toEqual({
    ok: true,
    value: { own: ['reserved', 'paid'], free: ['free again'] },
  });
});

// spec: tickets-search
test('a purchase contains reserved or paid tickets with an id', async () => {
  const pagos = [{ referencia: 'AB 9' }];
  answerTickets(() => found(...rows.map((ticket) => ({ ...ticket, pagos }))));
  expect(await searchPurchase(mark)).toEqual({
    ok: true,
    value: { byBuyer: ['reserved', 'paid'], byReference: ['reserved', 'paid'] },
  });
});

test('one payment of several with this reference is enough', async () => {
  const pagos = (...references: string[]) => ({
    telefono: '4125550199',
    pagos: references.map((referencia) => ({ referencia })),
  });
  answerTickets(() =>
    found(
      row('first', 'Apartado', pagos('ab 9', '77')),
      row('second', 'Apartado', pagos('77', 'AB 9 - 2/2')),
      row('other', 'Apartado', pagos('77', '78')),
      row('none', 'Apartado', pagos()),
    ),
  );
  expect(await searchPurchase(mark)).toEqual({
    ok: true,
    value: { byBuyer: [], byReference: ['first', 'second'] },
  });
});

test('a ticket whose cédula is no document is nobody’s', async () => {
  answerTickets(() => found(row('t1', 'Pagado', { cedula: 'pendiente' }), row('t2', 'Pagado')));
  const anybody = { hasNationalId: () => true, hasPhone: () => true };
  expect(await findHolding(RIFID, ['01'], anybody)).toEqual({
    ok: true,
    value: { own: ['t2'], free: [] },
  });
});

test.each([
  ['REF', 'REF', true],
  ['REF - 2/3', 'REF', true],
  ['ref - 12/50', ' REF', true],
  ['REF - 2/3', 'REF - 2/3', true],
  ['REF2', 'REF', false],
  ['REF - 2', 'REF', false],
  ['1234', '234', false],
  ['AB   9', 'ab 9', true],
  ['AB 9', 'AB9', false],
  ['REF - 2/3 bis', 'REF bis', false],
  ['REF - 2/3B', 'REFB', false],
  ['00\u200b12\u200e - 2/3', '0012', true],
  ['００12‑3', '0012-3', true],
])('the reference %p is %p: %p', (given, reference, is) => {
  expect(isReference(given, reference)).toBe(is);
});
