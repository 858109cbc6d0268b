import { refuseBusy } from './conversion-queue';
import { convert } from './convert';
import { encodeReceipt } from './receipt';

jest.mock('./convert');

const MADE = { ok: true, made: { ok: true, jpeg: Buffer.of(1) }, isWorn: false } as const;
const HEAVY = { ok: true, made: { ok: false, reason: 'heavy' }, isWorn: false } as const;

beforeEach(() =>
  jest
    .mocked(convert<'receipt'>)
    .mockReset()
    .mockResolvedValue(MADE),
);

const lastTurn = () => {
  const [, { most } = { most: '' }, turn] = jest.mocked(convert<'receipt'>).mock.lastCall ?? [];
  return { most, ...turn };
};

test('a heavy picture gets a second turn, for heavy ones', async () => {
  jest.mocked(convert<'receipt'>).mockResolvedValueOnce(HEAVY);
  expect(await encodeReceipt('file', 'somebody')).toMatchObject({ ok: true });
  expect(jest.mocked(convert).mock.calls.map(([, , { isHeavy }]) => isHeavy)).toEqual([
    false,
    true,
  ]);
});

test('a client whose pictures had to be stopped has a heavy turn, then only plain pictures', async () => {
  jest.useFakeTimers();
  const stop = async () => {
    const late = { ok: false, reason: 'too-costly', problem: 'late' } as const;
    jest.mocked(convert).mockResolvedValueOnce(late);
    await encodeReceipt('file', 'costly');
  };
  await stop();
  await encodeReceipt('file', 'costly');
  expect(lastTurn()).toEqual({ most: 'heavy', client: 'costly', isHeavy: true });
  await stop();
  await encodeReceipt('file', 'costly');
  expect(lastTurn()).toEqual({ most: 'plain', client: 'costly', isHeavy: true });
  await encodeReceipt('file', 'another');
  expect(lastTurn()).toEqual({ most: 'light', client: 'another', isHeavy: false });
  jest.advanceTimersByTime(10 * 60_000 + 1);
  await encodeReceipt('file', 'costly');
  expect(lastTurn()).toEqual({ most: 'light', client: 'costly', isHeavy: false });
});

test.each([
  ['too-costly', 'not done in 8000 ms', 'image-too-big'],
  ['unreadable', 'heif: Memory allocation error', 'image-too-big'],
  ['unreadable', 'Input image exceeds pixel limit', 'image-too-big'],
  ['unreadable', 'VipsJpeg: premature end', 'not-an-image'],
  ['broke-off', 'the process ended with SIGKILL', 'busy'],
] as const)('%s (%s) is told as %s', async (reason, problem, told) => {
  jest.mocked(convert).mockResolvedValue({ ok: false, reason, problem });
  expect(await encodeReceipt('file', problem)).toMatchObject({ reason: told });
});

test('a buyer who waited in vain is asked to come back, and reads that nothing is lost', async () => {
  jest.mocked(convert).mockImplementation(async () => refuseBusy());
  expect(await encodeReceipt('file', 'somebody')).toMatchObject({
    reason: 'busy',
    msg: expect.stringMatching(/Espera unos segundos.*no pierdes nada/),
  });
});
