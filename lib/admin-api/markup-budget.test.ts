import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import * as plain from '@/lib/raffle/plain-text';
import { idOf } from './admin-answers.test-kit';
import { MOST_MARKUP } from './markup-budget';
import { getRaffleForSale, listRaffles } from './raffles';
import { startRecordingAdmin } from './recording-admin.test-kit';

jest.mock('@/lib/platform/log/warn-throttled');
jest.mock('@/lib/raffle/plain-text', () => {
  const real = jest.requireActual<object>('@/lib/raffle/plain-text');
  return Object.fromEntries(Object.entries(real).map(([name, value]) => [name, jest.fn(value)]));
});

const RIFID = idOf(1);

let admin: Awaited<ReturnType<typeof startRecordingAdmin>>;

beforeAll(async () => {
  admin = await startRecordingAdmin();
});
afterAll(() => admin.stop());
beforeEach(() => jest.clearAllMocks());

const handedOver = () =>
  [plain.plainText, plain.plainLines, plain.accountLines]
    .flatMap((strip) => jest.mocked(strip).mock.calls)
    .reduce((sum, [typed]) => sum + typed.length, 0);

const times = <Item>(howMany: number, item: (index: number) => Item) =>
  Array.from({ length: howMany }, (_, index) => item(index));

const full = (length: number) => '<q w>'.repeat(length / 5);

const methodsOf = (howMany: number, cuenta: string) =>
  times(howMany, (index) => ({ metid: idOf(index), nombre: `Banco ${index}`, tasa: 1, cuenta }));

const saleOf = async (rifa: object, metodos: object[] = []) => {
  admin.answer({
    body: { ok: true, rifa: { rifid: RIFID, name: 'Moto', monto: 1, ...rifa }, metodos },
  });
  const sale = await getRaffleForSale(RIFID);
  return sale.ok ? sale.value : null;
};

const listOf = async (rifa: object) => {
  const rifas = times(200, (index) => ({ rifid: idOf(index), ...rifa }));
  admin.answer({ body: { ok: true, rifas } });
  const read = await listRaffles({ isOpen: true, limit: 200 });
  return read.ok ? read.value : [];
};

test.each<[string, () => Promise<unknown>]>([
  ['accounts', () => saleOf({}, methodsOf(200, full(20_000)))],
  ['accounts of nothing but spaces', () => saleOf({}, methodsOf(200, `a${' '.repeat(10_000)}a`))],
  ['entities', () => saleOf({}, methodsOf(200, '&amp;'.repeat(3000)))],
  ['names', () => saleOf({ premios: times(200, () => ({ name: full(5000) })) })],
  ['prizes', () => saleOf({ premios: times(200, () => ({ descripcion: full(20_000) })) })],
  ['a list of raffles', () => listOf({ name: full(5000), descripcion: full(20_000) })],
])('one answer full of markup is made plain only up to its budget: %s', async (_what, ask) => {
  await ask();
  expect(handedOver()).toBeGreaterThan(MOST_MARKUP / 2);
  expect(handedOver()).toBeLessThanOrEqual(MOST_MARKUP + 10_000);
});

test('beyond the budget an account is shown as it came, and the log says so', async () => {
  const cuenta = '<b>0102</b> &amp; 0414-5550134';
  const sale = await saleOf({}, [...methodsOf(20, full(20_000)), ...methodsOf(1, cuenta)]);
  expect(sale?.methods.at(-1)?.method.account).toBe(cuenta);
  expect(warnThrottled).toHaveBeenCalledWith({
    event: 'admin-markup-kept',
    kind: 'account',
    most: '400000',
  });
});

test('beyond the budget, an account that is too long as it came leaves its method out', async () => {
  const long = `${'<b>'.repeat(300)}0414-5550134`;
  const sale = await saleOf({}, [
    ...methodsOf(20, full(20_000)),
    { metid: 'z', nombre: 'Zelle', tasa: 1, cuenta: long },
  ]);
  expect(sale?.unreadable).toContainEqual({ field: 'length', of: 'Zelle', written: '1' });
});

test('a plain name costs no budget, whatever came before it', async () => {
  const sale = await saleOf({}, [...methodsOf(25, full(20_000)), ...methodsOf(1, '0414  5550134')]);
  expect(sale?.methods.at(-1)?.method).toMatchObject({ name: 'Banco 0', account: '0414 5550134' });
});

test('each answer has its own budget', async () => {
  await saleOf({}, methodsOf(25, full(20_000)));
  const sale = await saleOf({}, methodsOf(1, '<b>0102</b>'));
  expect(sale?.methods[0]?.method.account).toBe('0102');
});
