import { refuseBusy } from './conversion-queue';
import { getDrawnPicture } from './drawn-pictures';
import { getPicture } from './picture-store';

jest.mock('./picture-store', () => ({ getPicture: jest.fn() }));
jest.mock('@/lib/platform/within', () => ({
  within: (_ms: number, promise: Promise<unknown>) => Promise.race([promise, setNull()]),
}));
jest.mock('./preview-version', () => ({ shopLook: () => [] }));

/** Every answer that is under way counts as late. */
const setNull = () => new Promise((resolve) => setImmediate(resolve, null));

const PICTURE = { body: Buffer.from('made'), type: 'image/jpeg', etag: '"made"' };
const COVER = { ...PICTURE, body: Buffer.from('cover') };
const draw = jest.fn();

beforeEach(() => {
  draw.mockReset().mockResolvedValue(PICTURE);
  jest.mocked(getPicture).mockReset().mockResolvedValue({ picture: COVER, source: 'original' });
});

const drawn = (number: string, cover: string | null = '/uploads/portada/a.jpg') =>
  getDrawnPicture({
    shown: { number },
    cover,
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
  jest.mocked(getPicture).mockReturnValueOnce(new Promise(() => undefined));
  expect(await drawn('05')).toEqual({ picture: PICTURE, isWhole: false });
  expect(await drawn('05')).toEqual({ picture: PICTURE, isWhole: true });
  expect(draw.mock.calls).toEqual([[null], ['data:image/jpeg;base64,Y292ZXI=']]);
});

test.each(['missing', 'unavailable'] as const)(
  'a cover that is %s is left out, once for all who ask',
  async (source) => {
    jest.mocked(getPicture).mockResolvedValue({ picture: COVER, source });
    expect(await drawn(source)).toEqual({ picture: PICTURE, isWhole: false });
    await drawn(source);
    expect(draw.mock.calls).toEqual([[null]]);
  },
);

test('a stored cover is drawn while the admin API does not answer', async () => {
  jest.mocked(getPicture).mockResolvedValue({ picture: COVER, source: 'kept' });
  expect(await drawn('07')).toEqual({ picture: PICTURE, isWhole: false });
  expect(draw.mock.calls).toEqual([['data:image/jpeg;base64,Y292ZXI=']]);
});

test('a converter that is busy refuses', async () => {
  jest.mocked(getPicture).mockImplementationOnce(async () => refuseBusy());
  await expect(drawn('08')).rejects.toThrow('Too many pictures wait');
});
