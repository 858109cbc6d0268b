import sharp from 'sharp';
import { avifSources } from '@/components/ui/uploaded-picture';
import { limitOrRefuse } from '@/lib/platform/http/rate-limit';
import type * as conversions from '@/lib/images/convert';
import { convertOwn } from '@/lib/images/convert';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { GET } from './route';

jest.mock('@/lib/images/convert', () => {
  const actual = jest.requireActual<typeof conversions>('@/lib/images/convert');
  return { ...actual, convertOwn: jest.fn(actual.convertOwn) };
});

const demo = demoOfSuite();

let uploads = 0;

function ask(folder: string, file: string, query = '', headers: Record<string, string> = {}) {
  const request = new Request(`http://shop.example/uploads/${folder}/${file}${query}`, { headers });
  return GET(request, { params: Promise.resolve({ folder, file }) });
}

async function put(bytes: Buffer, name = 'photo'): Promise<string> {
  const file = `${name}-${(uploads += 1)}.jpg`;
  await demo.control.putImage('rifa', file, new Uint8Array(bytes));
  return file;
}

function photo(width = 1200, height = 900) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } }).blur(2);
}

test.each(['moto\u200b', 'mo\u00adto', '\u202emoto', 'Foto de María 🏍️ 100%'])(
  '%j is fetched as the admin API names it',
  async (name) => {
    const file = await put(await photo(300, 200).jpeg().toBuffer(), name);
    const answer = await ask('rifa', file, '?w=192.jpeg');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await look(answer)).toMatchObject({ width: 192 });
  },
);

async function look(answer: Response) {
  const { format, width, height, compression } = await sharp(await answer.bytes()).metadata();
  return { format: compression === 'av1' ? 'avif' : format, width, height };
}

test.each(['avif', 'jpeg'])('a picture comes as the %s of its address', async (format) => {
  const file = await put(await photo().jpeg().toBuffer());
  const answer = await ask('rifa', file, `?w=656.${format}`);
  expect(answer.headers.get('content-type')).toBe(`image/${format}`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await look(answer)).toEqual({ format, width: 656, height: 492 });
});

test('without a width a picture is at most 1600 wide, and never enlarged', async () => {
  const large = await put(await photo(2400, 1200).jpeg().toBuffer());
  const small = await put(await photo(300, 200).jpeg().toBuffer());
  expect(await look(await ask('rifa', large))).toMatchObject({ width: 1600, height: 800 });
  expect(await look(await ask('rifa', small, '?w=828.jpeg'))).toMatchObject({
    width: 300,
    height: 200,
  });
});

test('every width that a page offers is made', async () => {
  const file = await put(await photo(20, 20).jpeg().toBuffer());
  const offered = avifSources('').split(', ');
  expect(offered.length).toBeGreaterThan(1);
  for (const source of offered) {
    const [query = ''] = source.split(' ');
    expect([query, (await ask('rifa', file, query)).status]).toEqual([query, 200]);
  }
});

test.each([
  '?w=100.jpeg',
  '?w=656',
  '?w=',
  '?w=0.jpeg',
  '?w=1e3.jpeg',
  '?w=828abc',
  '?w=-96.jpeg',
  '?w=656.',
  '?w=656.webp',
  '?w=.avif',
  '?w=656.avif.webp',
])('%s is refused', async (query) => {
  expect((await ask('rifa', 'any.jpg', query)).status).toBe(400);
});

test.each([
  ['rifa', '../../secret.jpg'],
  ['rifa', '..'],
  ['rifa', 'a/b.jpg'],
  ['etc', 'passwd'],
])('%s/%s never reaches the admin API', async (folder, file) => {
  await demo.control.clearRequests();
  expect((await ask(folder, file)).status).toBe(400);
  expect(await demo.control.requests('uploads')).toEqual([]);
});

const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><script>alert(1)</script></svg>`,
  );

const ODD: [string, () => Promise<Buffer>, { width: number; height: number }][] = [
  ['an SVG', async () => drawing(40, 30), { width: 656, height: 492 }],
  [
    'a CMYK JPEG',
    () => photo(800, 600).toColourspace('cmyk').jpeg().toBuffer(),
    { width: 656, height: 492 },
  ],
  ['an animated GIF', () => animation(), { width: 320, height: 240 }],
  ['an AVIF', () => photo(800, 600).avif({ effort: 0 }).toBuffer(), { width: 656, height: 492 }],
  [
    'a transparent PNG',
    () => photo(800, 600).ensureAlpha(0.5).png().toBuffer(),
    { width: 656, height: 492 },
  ],
  [
    'a photo on its side',
    () => photo(600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    { width: 656, height: 492 },
  ],
  [
    'a photo without its last bytes',
    async () => (await photo(800, 600).jpeg().toBuffer()).subarray(0, -50),
    { width: 656, height: 492 },
  ],
  ['one dot', () => photo(1, 1).png().toBuffer(), { width: 1, height: 1 }],
];

function animation(): Promise<Buffer> {
  const frames = [photo(320, 240), photo(320, 240).negate()];
  return Promise.all(frames.map((frame) => frame.png().toBuffer())).then((pages) =>
    sharp(pages, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
}

test.each(ODD)('%s comes out as a plain still JPEG', async (_name, make, size) => {
  const answer = await ask('rifa', await put(await make()), '?w=656.jpeg');
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const { format, space, pages, ...seen } = await sharp(await answer.bytes()).metadata();
  expect({ format, space, pages }).toEqual({ format: 'jpeg', space: 'srgb', pages: undefined });
  expect(seen).toMatchObject(size);
});

test.each([
  ['broken bytes', async () => put(Buffer.from('\xff\xd8\xff not a picture'))],
  ['half a photo', async () => put((await photo().jpeg().toBuffer()).subarray(0, 60))],
  ['a page', async () => put(Buffer.from('<!doctype html><title>Admin</title>'))],
  ['an endless drawing', async () => put(drawing(99999, 99999))],
  ['a file that is not there', async () => 'nowhere.jpg'],
])("%s: the shop's drawing, asked for again soon", async (_name, make) => {
  const answer = await ask('rifa', await make(), '?w=384.jpeg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await look(answer)).toEqual({ format: 'jpeg', width: 384, height: 288 });
});

test.each([
  [408, 'no-store'],
  [429, 'no-store'],
  [503, 'no-store'],
  [403, 'public, max-age=60'],
  [410, 'public, max-age=60'],
])("an admin API that answers %d: the shop's drawing is %s", async (status, cacheControl) => {
  const file = await put(await photo().jpeg().toBuffer());
  const path = '/api/uploads';
  const fault = await demo.control.addFault({ path, kind: 'status', status, times: 0 });
  const answer = await ask('rifa', file, '?w=192.jpeg');
  await demo.control.removeFault(fault);
  expect(answer.headers.get('cache-control')).toBe(cacheControl);
});

test('a picture that cannot be decoded is tried once, not once a width', async () => {
  const bytes = Buffer.from(drawing(99999, 99999));
  const file = await put(bytes);
  jest.mocked(convertOwn).mockClear();
  for (const width of [96, 192, 384]) await ask('rifa', file, `?w=${width}.jpeg`);
  const tried = jest
    .mocked(convertOwn)
    .mock.calls.filter(([, asked]) => 'bytes' in asked && bytes.equals(asked.bytes));
  expect(tried).toHaveLength(1);
});

test('300 phones at once make one download and one conversion', async () => {
  const file = await put(await photo().jpeg().toBuffer());
  await demo.control.clearRequests();
  jest.mocked(convertOwn).mockClear();
  await Promise.all(Array.from({ length: 300 }, () => ask('rifa', file, '?w=384.jpeg')));
  expect(convertOwn).toHaveBeenCalledTimes(1);
  expect(await demo.control.requests(file)).toHaveLength(1);
});

test('a client that asks for very many unseen pictures waits; those in memory are for everybody', async () => {
  const [seen, unseen] = await Promise.all(
    [1, 2].map(async () => put(await photo().jpeg().toBuffer())),
  );
  const from = { 'x-forwarded-for': '200.8.5.1' };
  expect((await ask('rifa', seen ?? '', '?w=192.jpeg', from)).status).toBe(200);
  const others = new Request('http://shop.example/', { headers: from });
  for (let name = 1; name < 1500; name += 1) await limitOrRefuse(others, 'unseen-picture');
  const refusal = await ask('rifa', unseen ?? '', '?w=192.jpeg', from);
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('rifa', seen ?? '', '?w=192.jpeg', from)).status).toBe(200);
});

test('a payment method’s logo that does not exist is no placeholder', async () => {
  const answer = await ask('logo', 'no-bank.png', '?w=192.jpeg');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
});
