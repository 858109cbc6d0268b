import fc from 'fast-check';
import { calendarEntry } from '@/lib/ticket/calendar-entry';
import { sameBuyer } from '@/lib/raffle/is-same-buyer';
import type { Raffle } from '@/lib/raffle/types';
import { raffleMetadata } from '@/lib/seo/raffle-metadata';
import { listAllRaffles } from '@/lib/admin-api/all-raffles';
import { LONGEST, MOST } from '@/lib/admin-api/bounds';
import { findHolding, searchPurchase } from '@/lib/admin-api/buyer-tickets';
import { pickTickets } from '@/lib/admin-api/pick';
import { firstGeneration } from '@/lib/admin-api/generation-1';
import { secondGeneration } from '@/lib/admin-api/generation-2';
import { getNumbersWithState } from '@/lib/admin-api/numbers-with-state';
import { listPastResults } from '@/lib/admin-api/past-results';
import { findMethod } from '@/lib/admin-api/payment-methods';
import { readVerdict } from '@/lib/admin-api/payments';
import { getRaffleForSale, isAdminApiUp, listRaffles } from '@/lib/admin-api/raffles';
import { recordingAdmin } from '@/lib/admin-api/recording-admin.test-kit';
import { getWebRouteId } from '@/lib/admin-api/sales-routes';
import { getTicketsByNumber, getWinner, listTickets } from '@/lib/admin-api/tickets';
import { callAdmin } from '@/lib/admin-api/transport';
import { verifyTickets } from '@/lib/admin-api/verification';

const RIFID = 'a'.repeat(24);
const NUMBERS = ['001', '002'];
const buyer = { nationalId: 'V12345678', phoneCode: '58', phone: '4141234567' };

const admin = recordingAdmin();

beforeAll(() => {
  process.env.ADMIN_API_TOKEN = 'token';
  process.env.ADMIN_SELLER_ID = 'b'.repeat(24);
});

const odd = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 2, arbitrary: fc.double() },
  fc.jsonValue({ maxDepth: 2 }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('12', '1.050,25', 'Disponible', 'pagado', 'true', '2026-12-24', RIFID, 'web'),
  fc.constantFrom('\ud83d', 'a\udc00.jpg', '\u0000', '\u202e', '../..', '%', '\ufeff'),
  fc.constantFrom(...['@', '<br', '<b>', '&amp;', ' ', '9', '😀'].map((it) => it.repeat(4000))),
  fc.constant({ toString: 1, valueOf: 2, toJSON: 3, then: 4, length: -1 }),
);

const rows = (fields: string[]) => {
  const row = fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: fields.length });
  return fc.oneof(odd, fc.array(fc.oneof({ weight: 5, arbitrary: row }, odd), { maxLength: 5 }));
};

/** Within all other limits. */
const manyMethods = fc
  .tuple(fc.constantFrom('a:1\n', '0102, ', 'V-1234567 ', 'a@b.test\n'), fc.constantFrom(31, 200))
  .map(([piece, howMany]) =>
    Array.from({ length: howMany }, (_, place) => ({
      ...{ name: `a${place}`, nombre: `a${place}`, tasa: 1 },
      ...{ cuenta: piece.repeat(500 / piece.length), descripcion: piece.repeat(190) },
    })),
  );

const image = rows(['img']);

const rifa = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom('name', 'descripcion', 'loteria', 'monto', 'fecha', 'abierta', 'estado'),
      odd,
    ),
    fc.record(
      {
        rifid: fc.oneof({ weight: 9, arbitrary: fc.constant(RIFID) }, odd),
        admin: fc.oneof(odd, fc.record({ _id: odd })),
        portada: fc.oneof(odd, fc.record({ img: odd })),
        img: image,
        premios: rows(['fecha', 'name', 'descripcion']),
        metodos: fc.oneof(manyMethods, rows(['_id', 'name', 'descripcion', 'cuenta', 'tasa'])),
        botones: rows(['qty', 'monto']),
        min: odd,
        max: odd,
        statsTickets: fc.oneof(odd, fc.record({ Disponible: odd, Apartado: odd, Pagado: odd })),
      },
      { requiredKeys: ['rifid'] },
    ),
  )
  .map(([some, more]) => ({ ...some, ...more }));

const ticket = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom('tid', 'numero', 'estado', 'disponible', 'nombre', 'cedula', 'telefono'),
      odd,
    ),
    fc.record(
      {
        tid: fc.oneof(odd, fc.constant('c'.repeat(24))),
        numero: fc.oneof(odd, fc.constantFrom(...NUMBERS)),
        ruta: fc.oneof(odd, fc.record({ name: odd })),
        img: image,
        pagos: rows(['referencia', 'monto', 'estado']),
        totalPagado: odd,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([some, more]) => ({ ...some, ...more }));

const answers = fc.record(
  {
    ok: fc.constantFrom(true, true, true, false),
    msg: odd,
    rifa: fc.oneof({ weight: 9, arbitrary: rifa }, odd),
    rifas: fc.oneof({ weight: 9, arbitrary: fc.array(rifa, { maxLength: 6 }) }, odd),
    metodos: fc.oneof(manyMethods, rows(['metid', 'nombre', 'moneda', 'cuenta', 'tasa'])),
    rutas: rows(['ruid', 'name']),
    tickets: fc.oneof({ weight: 9, arbitrary: fc.array(ticket, { maxLength: 6 }) }, odd),
    total: odd,
    disponibles: odd,
    apartados: odd,
    pagados: odd,
    confirmados: fc.oneof(odd, fc.array(odd)),
    rechazados: fc.oneof(odd, fc.array(odd)),
  },
  { requiredKeys: ['ok'] },
);

const page = { offset: 0, limit: 50, search: '', status: 'all' } as const;
const asked = [
  { id: 'c'.repeat(24), number: '001' },
  { id: 'd'.repeat(24), number: '002' },
];

/** Everything that the shop asks, but what it keeps between two questions. */
function askAll(): Promise<unknown[]> {
  const sellers = { sellerId: null, accountId: 'b'.repeat(24) };
  return Promise.all([
    isAdminApiUp(),
    listRaffles({ isOpen: true, limit: 100 }),
    listAllRaffles(),
    listPastResults({ page: 1 }),
    listTickets(RIFID, page),
    getTicketsByNumber(RIFID, NUMBERS),
    getWinner(RIFID),
    pickTickets(RIFID, 3),
    verifyTickets({ raffleId: RIFID, ...buyer, phoneEnding: '4567' }),
    getNumbersWithState(RIFID, [{ numbers: NUMBERS, isHolder: () => true }]),
    findHolding(RIFID, NUMBERS, sameBuyer(buyer)),
    searchPurchase({ raffleId: RIFID, reference: '123', ...buyer }),
    ...[firstGeneration, secondGeneration].map((generation) =>
      getWebRouteId({ generation, ...sellers }),
    ),
    callAdmin({ method: 'POST', path: '/tickets/payments/online', json: {} }).then((answer) =>
      readVerdict(answer, asked),
    ),
  ]);
}

const LONGEST_TEXT = Math.max(...Object.values(LONGEST));

function expectBounded(value: unknown): void {
  if (typeof value === 'string') {
    expect(value.length).toBeLessThanOrEqual(LONGEST_TEXT);
    expect(value).not.toMatch(/\p{Cs}/u);
  }
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(MOST.rows);
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectBounded);
}

/** Renders it as the page, its card and its calendar entry. */
function expectShowable(raffle: Raffle): void {
  expectBounded(raffle);
  expectBounded(raffleMetadata(raffle, { state: 'selling', winner: null }));
  calendarEntry({ raffle, numbers: [], address: 'https://rifas.example/rifa' });
}

test('no answer of the admin API throws, and the values read are bounded', async () => {
  await fc.assert(
    fc.asyncProperty(answers, async (body) => {
      admin.answer({ body });
      const sale = await getRaffleForSale(RIFID);
      if (sale.ok) {
        const { raffle, methods } = sale.value;
        expectShowable(raffle);
        expect(raffle.methods.length).toBeLessThanOrEqual(MOST.methods);
        for (const method of raffle.methods) {
          expect(findMethod(methods, method.id)?.method.name).toBe(method.name);
        }
      }
      for (const answer of await askAll()) {
        const { ok, value } = { ok: true, value: answer, ...(answer as object) };
        if (ok) expectBounded(value);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
