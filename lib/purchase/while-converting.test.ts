import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';

/** Loads fresh modules for each admin API: they remember its address. */
async function load() {
  jest.resetModules();
  return import('./test-kit');
}

/** The admin API's data change while the picture is converted, however long that takes. */
describe.each([1, 2] as const)('generation %i', (generation) => {
  let demo: DemoApi;
  let kit: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    demo = await startDemoApi({ generation });
    process.env.ADMIN_API_URL = demo.apiUrl;
    process.env.ADMIN_SELLER_ID = demo.sellerId;
    kit = await load();
  });
  afterAll(() => demo.stop());
  afterEach(() => jest.restoreAllMocks());

  const METHODS = [{ name: 'Zelle', tasa: 1 }];

  async function buy(meanwhile: object) {
    const { rifid, purchase, sold, sendings } = await kit.openRaffle(demo, { metodos: METHODS });
    const now = Date.now;
    async function convert() {
      await demo.control.changeRaffle(rifid, meanwhile);
      jest.spyOn(Date, 'now').mockImplementation(() => now() + 1500);
      return kit.receipt();
    }
    const bought = purchase(['01', '02'], { method: 'Zelle' });
    const result = await kit.openTestService().submit(bought, convert);
    return { result, sold, sendings };
  }

  test.each([
    ['another price', { monto: 10 }, { reason: 'price-changed', now: { price: 10 } }],
    ['another rate', { metodos: [{ name: 'Zelle', tasa: 2 }] }, { reason: 'price-changed' }],
    ['no such method', { metodos: [{ name: 'Pago Móvil', tasa: 1 }] }, { reason: 'method-gone' }],
    ['a closed raffle', { abierta: false }, { reason: 'raffle-closed' }],
    ['a raffle that waits', { estado: 'Pendiente' }, { reason: 'raffle-closed' }],
  ])('%s is reported, and nothing is sent', async (_what, meanwhile, told) => {
    const { result, sold, sendings } = await buy(meanwhile);
    expect(result).toMatchObject({ ok: true, outcome: { state: 'refused', ...told } });
    expect(await sendings()).toBe(0);
    expect(await sold()).toEqual([]);
  });

  test('a change that does not affect the buyer lets the purchase be sent, once', async () => {
    const { result, sold, sendings } = await buy({ descripcion: 'Con casco' });
    expect(result).toMatchObject({ outcome: { state: 'registered', numbers: ['01', '02'] } });
    expect(await sendings()).toBe(1);
    expect(await sold()).toEqual(['01', '02']);
  });
});
