import sharp from 'sharp';
import { getRaffle } from '@/lib/admin-api/raffles';
import type * as conversions from '@/lib/images/convert';
import { convertOwn } from '@/lib/images/convert';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { GET } from './route';

jest.mock('@/lib/images/convert', () => {
  const actual = jest.requireActual<typeof conversions>('@/lib/images/convert');
  return { ...actual, convertOwn: jest.fn(actual.convertOwn) };
});

const STRANGER = '200.8.5.1';
const BUYER = '186.88.1.1';

const demo = demoOfSuite();

beforeEach(() => jest.mocked(convertOwn).mockClear());

async function ask(folder: string, file: string, client: string) {
  const headers = { 'x-forwarded-for': client };
  const request = new Request(`http://shop.example/uploads/${folder}/${file}?w=96.jpeg`, {
    headers,
  });
  const answer = await GET(request, { params: Promise.resolve({ folder, file }) });
  return [answer.status, answer.headers.get('cache-control')];
}

const SHOWN = [200, 'public, max-age=31536000, immutable'];
const PLACEHOLDER = [200, 'public, max-age=60'];

async function put(folder: string, file: string): Promise<void> {
  const picture = sharp({ create: { width: 96, height: 72, channels: 3, background: '#0a5766' } });
  await demo.control.putImage(folder, file, new Uint8Array(await picture.jpeg().toBuffer()));
}

/** Reads a raffle with this cover, as rendering its page does. */
async function nameInAnAnswer(cover: string): Promise<void> {
  const { rifid } = await demo.control.createRaffle({ portada: cover });
  await getRaffle(rifid);
}

test('the placeholder is drawn once, however many names are made up', async () => {
  for (let name = 0; name < 20; name += 1) {
    expect(await ask('rifa', `nothing-${name}.jpg`, STRANGER)).toEqual(PLACEHOLDER);
  }
  expect(convertOwn).toHaveBeenCalledTimes(1);
});

test('made-up names delay no picture of a page, not even of an older page', async () => {
  await put('portada', 'named.jpg');
  await nameInAnAnswer('named.jpg');
  await put('rifa', 'of-an-older-page.jpg');
  const match = 'made-up';
  await demo.control.addFault({ path: '/api/uploads', match, kind: 'wait', ms: 300, times: 0 });
  const finished: string[] = [];
  const note = (name: string) => () => void finished.push(name);
  const madeUp = Array.from({ length: 12 }, (_, at) =>
    ask('rifa', `made-up-${at}.jpg`, STRANGER).then(note('made-up')),
  );
  const named = ask('portada', 'named.jpg', STRANGER);
  const older = ask('rifa', 'of-an-older-page.jpg', BUYER);
  await Promise.all([...madeUp, named.then(note('named')), older.then(note('older'))]);
  expect([await named, await older]).toEqual([SHOWN, SHOWN]);
  expect(finished.slice(0, 3).sort()).toEqual(['made-up', 'named', 'older']);
  await demo.control.clearFaults();
});

test('a picture waits in its visitor’s queue, after receipts and cards', async () => {
  await put('rifa', 'turn.jpg');
  await ask('rifa', 'turn.jpg', BUYER);
  const [, , turn] = jest.mocked(convertOwn).mock.lastCall ?? [];
  expect(turn).toEqual({ client: BUYER, isHeavy: true, isLowPriority: true });
});
