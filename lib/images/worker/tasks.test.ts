import sharp from 'sharp';
import { tasks } from './tasks';

const blue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } });

test.each([
  [120, 120, true],
  [119, 120, false],
  [120, 119, false],
])('a cover of %i x %i is large enough for a card: %s', async (width, height, ok) => {
  const bytes = await blue(width, height).png().toBuffer();
  expect(await tasks['cover-card']({ bytes })).toMatchObject({ ok });
});

test.each([
  ['fills the card where six tenths of it stay visible', 240, 'blue'],
  ['is shown whole where less would', 239, 'red'],
])('a cover %s', async (_, width, expected) => {
  const edge = await sharp({ create: { width, height: 9, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const cover = blue(width, 210).composite([{ input: edge, gravity: 'north' }]);
  const made = await tasks['cover-card']({ bytes: await cover.png().toBuffer() });
  if (!made.ok) throw new Error(made.reason);
  const area = { left: 600, top: 9, width: 1, height: 1 };
  const [red = 0] = await sharp(made.picture.body).extract(area).raw().toBuffer();
  expect(red > 128 ? 'red' : 'blue').toBe(expected);
});

test('a transparent cover that fills a frame gets a white ground', async () => {
  const bytes = await sharp({
    create: { width: 9, height: 9, channels: 4, background: 'transparent' },
  })
    .png()
    .toBuffer();
  const made = await tasks.fill({ bytes, width: 90, height: 60 });
  const { channels } = await sharp(made).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});
