import { refuseBusy } from './conversion-queue';
import { convertOwn } from './convert';
import { getDrawnPicture } from './drawn-pictures';
import { getOriginal } from './picture-store';

jest.mock('./picture-store', () => ({ getOriginal: jest.fn() }));
jest.mock('./convert', () => ({ convertOwn: jest.fn() }));
jest.mock('@/lib/platform/within', () => ({
  within: (_ms: number, promise: Promise<unknown>) => Promise.race([promise, setNull()]),
}));
jest.mock('./preview-version', () => ({ shopLook: () => [] }));

/** Every answer that is under way counts as late. */
const setNull = () => new Promise((resolve) => setImmediate(resolve, null));

const PICTURE = { body: Buffer.from('made'), type: 'image/jpeg', etag: '"made"' };
const draw = jest.fn();

beforeEach(() => {
  draw.mockReset().mockResolvedValue(PICTURE);
  jest.mocked(convertOwn).mockReset().mockResolvedValue(Buffer.from('cover'));
  jest.mocked(getOriginal).mockReset();
  jest.mocked(getOriginal).mockResolvedValue({ ok: true, value: Buffer.from('original') });
});

const drawn = (number: string, cover: string | null = '/uploads/portada/a.jpg') =>
  getDrawnPicture({
    shown: { number },
    cover,
    place: { width: 9, height: 9 },
    client: 'one',
    draw,
  });

test('visitors who ask for the same picture share one drawing, now and later', async () => {
  await Promise.all([drawn('02'), drawn('02')]);
  expect(await drawn('02')).toEqual({ picture: PICTURE, isWhole: true });
  expect(draw.mock.calls).toEqual([['data:image/jpeg;base64,Y292ZXI=']]);
});

test('a picture that shows something else is drawn anew', async () => {
  await drawn('03');
  await drawn('04');
  await drawn('04', '/uploads/portada/b.jpg');
  expect(draw).toHaveBeenCalledTimes(3);
});

test('a late cover holds nothing up: the picture is drawn without it, and later with it', async () => {
  jest.mocked(getOriginal).mockReturnValueOnce(new Promise(() => undefined));
  expect(await drawn('05')).toEqual({ picture: PICTURE, isWhole: false });
  expect(await drawn('05')).toEqual({ picture: PICTURE, isWhole: true });
  expect(draw.mock.calls).toEqual([[null], ['data:image/jpeg;base64,Y292ZXI=']]);
});

test('a missing cover is drawn without, once for all who ask', async () => {
  jest.mocked(getOriginal).mockResolvedValue({ ok: false, reason: 'missing' });
  expect(await drawn('06')).toEqual({ picture: PICTURE, isWhole: false });
  await drawn('06');
  expect(draw.mock.calls).toEqual([[null]]);
});

test('an unreadable cover is left out, and a converter that is busy refuses', async () => {
  jest.mocked(convertOwn).mockRejectedValueOnce(new Error('not a picture'));
  expect(await drawn('07')).toMatchObject({ isWhole: true });
  expect(draw.mock.calls).toEqual([[null]]);
  jest.mocked(convertOwn).mockImplementationOnce(async () => refuseBusy());
  await expect(drawn('08')).rejects.toThrow('Too many pictures wait');
});
