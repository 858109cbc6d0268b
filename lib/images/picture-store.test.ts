import type { UploadResult } from '@/lib/admin-api/uploads';

const read = jest.fn<Promise<UploadResult>, unknown[]>();

jest.mock('@/lib/admin-api/uploads', () => ({
  readUpload: (...asked: unknown[]) => read(...asked),
}));

beforeEach(async () => {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('storefront.original-pictures'));
  await import('./picture-store');
  jest.useFakeTimers();
  read.mockReset();
});

async function ask() {
  const { getOriginal } = await import('./picture-store');
  await getOriginal({ folder: 'rifa', file: 'moto.jpg' }, '203.0.113.7');
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test.each([
  ['missing', 60_000],
  ['unavailable', 3000],
] as const)(
  'a picture that is %s is asked for again after %i ms, not before',
  async (reason, ms) => {
    read.mockResolvedValue({ ok: false, reason });
    await ask();
    await pass(ms);
    await ask();
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    await ask();
    expect(read).toHaveBeenCalledTimes(2);
  },
);
