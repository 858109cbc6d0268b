import { readUpload } from '@/lib/admin-api/uploads';
import { exampleRaffle } from '@/lib/testing/example-raffle';
import type * as queue from './conversion-queue';
import { convertOwn } from './convert';
import { getCoverCard } from './cover-cards';
import { getOriginal, getPicture } from './picture-store';
import { getPreview } from './preview-store';
import { SHOP } from './preview-version';

jest.mock('@/lib/admin-api/uploads');
jest.mock('./convert');
jest.mock('@/lib/platform/semaphore', () => ({
  createSemaphore: () => ({
    run: ({ client }: { client: string }, make: () => Promise<unknown>) => mockSlotOf(client, make),
    waiting: () => 0,
  }),
}));

const PICTURE = { body: Buffer.from('made'), type: 'image/jpeg', etag: '"made"' };
/** Another bundle has its own copy of this module, as the page has that began a card. */
let refuseElsewhere: typeof queue.refuseBusy;
jest.isolateModules(
  () => ({ refuseBusy: refuseElsewhere } = jest.requireActual('./conversion-queue')),
);
const busyClients = new Set<string>();
const turns: string[] = [];

async function mockSlotOf<Made>(client: string, make: () => Promise<Made>): Promise<Made> {
  turns.push(client);
  await new Promise(setImmediate);
  if (busyClients.has(client)) refuseElsewhere();
  return make();
}

beforeEach(() => {
  turns.length = 0;
  busyClients.clear();
  jest.mocked(readUpload).mockResolvedValue({ ok: true, value: PICTURE.body });
  jest
    .mocked(convertOwn)
    .mockImplementation((_kind, _asked, { client }) =>
      mockSlotOf(`${client} converts`, async () => PICTURE as never),
    );
});

let files = 0;
const newAddress = () => ({ folder: 'rifa', file: `${(files += 1)}.jpg` }) as const;

type Ask = (client: string) => Promise<unknown>;

const doors: [string, string, () => Ask][] = [
  [
    'an original',
    '',
    () => {
      const address = newAddress();
      return (client) => getOriginal(address, client);
    },
  ],
  [
    'a picture of a page',
    ' converts',
    () => {
      const wanted = { address: newAddress(), width: 320, format: 'jpeg' } as const;
      return (client) => getPicture(wanted, client);
    },
  ],
  [
    'a card',
    '',
    () => (client) => getPreview(SHOP, '', () => mockSlotOf(client, async () => PICTURE), client),
  ],
];

describe.each(doors)('%s that several ask for', (_what, made, door) => {
  test('is made for the others where its first asker waits for too much', async () => {
    for (const busy of ['flooder', 'flooder too']) busyClients.add(`${busy}${made}`);
    const ask = door();
    const answers = await Promise.allSettled(['flooder', 'flooder too', 'buyer', 'other'].map(ask));
    expect(answers.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });
});

test('a picture that several ask for is made once, in the first one’s turn', async () => {
  const address = newAddress();
  await Promise.all(['first', 'second'].map((client) => getOriginal(address, client)));
  expect(turns).toEqual(['first']);
});

test('a client that waits for too much itself does not ask again', async () => {
  busyClients.add('flooder');
  await expect(getOriginal(newAddress(), 'flooder')).rejects.toThrow();
  expect(turns).toEqual(['flooder']);
});

test.each(['flooder', 'flooder converts'])(
  'a card whose cover waits in vain is drawn instead: %s',
  async (busy) => {
    busyClients.add(busy);
    const { folder, file } = newAddress();
    const raffle = exampleRaffle({ cover: `/uploads/${folder}/${file}` });
    expect(await getCoverCard(raffle, 'flooder')).toEqual({ ok: false, life: 'passing' });
  },
);
