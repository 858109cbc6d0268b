import sharp, { type Region } from 'sharp';
import { tasks } from './tasks';

const blue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } });

/** How much of a line is bright red, at its start and at its end. */
async function redEnds(card: Buffer, area: Region): Promise<boolean[]> {
  const line = await sharp(card).extract(area).raw().toBuffer();
  const reds = Array.from({ length: line.length / 3 }, (_, at) => (line[at * 3] ?? 0) > 200);
  const middle = reds.length / 2;
  return [reds.slice(0, middle).includes(true), reds.slice(middle).includes(true)];
}

test.each([
  ['9:16', 540, 960],
  ['4:5', 800, 1000],
  ['1:1', 800, 800],
  ['5:4', 1000, 800],
  ['4:3', 1000, 750],
  ['3:2', 1000, 667],
  ['16:9', 1280, 720],
  ['3:1', 1200, 400],
])('a flyer of %s keeps the words along its edges on the card', async (_, width, height) => {
  const rim = 20;
  const flyer = blue(width - 2 * rim, height - 2 * rim).extend({
    top: rim,
    bottom: rim,
    left: rim,
    right: rim,
    background: '#ff0000',
  });
  const { body } = await tasks['cover-card']({ bytes: await flyer.png().toBuffer() });
  const column = await redEnds(body, { left: 600, top: 0, width: 1, height: 630 });
  const row = await redEnds(body, { left: 0, top: 315, width: 1200, height: 1 });
  expect([column, row]).toEqual([
    [true, true],
    [true, true],
  ]);
});

test.each([
  [2000, 1000],
  [1200, 630],
  [1900, 1050],
])('a cover of %i x %i, nearly of the card’s shape, fills it', async (width, height) => {
  const { body } = await tasks['cover-card']({ bytes: await blue(width, height).png().toBuffer() });
  const { channels } = await sharp(body).stats();
  expect(channels[2]?.min).toBeGreaterThan(240);
});
