import sharp from 'sharp';
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
  const request = new Request(`http://shop.example/uploads/${folder}/${file}?w=192.jpeg`, {
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

test('the placeholder is drawn once, however many names are made up', async () => {
  for (let name = 0; name < 20; name += 1) {
    expect(await ask('rifa', `nothing-${name}.jpg`, STRANGER)).toEqual(PLACEHOLDER);
  }
  expect(convertOwn).toHaveBeenCalledTimes(1);
});

test('one client’s made-up names delay no picture of another', async () => {
  await put('portada', 'shown.jpg');
  const fault = {
    path: '/api/uploads',
    match: 'made-up',
    kind: 'wait',
    ms: 300,
    times: 0,
  } as const;
  await demo.control.addFault(fault);
  const finished: string[] = [];
  const note = (name: string) => () => void finished.push(name);
  const madeUp = Array.from({ length: 12 }, (_, at) =>
    ask('rifa', `made-up-${at}.jpg`, STRANGER).then(note('made-up')),
  );
  const shown = ask('portada', 'shown.jpg', BUYER);
  await Promise.all([...madeUp, shown.then(note('shown'))]);
  expect([await shown, finished[0]]).toEqual([SHOWN, 'shown']);
  await demo.control.clearFaults();
});

test('a picture waits in its visitor’s queue, after receipts and cards', async () => {
  await put('rifa', 'turn.jpg');
  await ask('rifa', 'turn.jpg', BUYER);
  const [, , turn] = jest.mocked(convertOwn).mock.lastCall ?? [];
  expect(turn).toEqual({ client: BUYER, isHeavy: true, isLowPriority: true });
});
