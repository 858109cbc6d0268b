import { packedTexts, repeatedScans } from '@/lib/testing/hostile-pictures.mjs';
import { costOf, hasPackedTexts } from './decode-limits';

type Header = Omit<Parameters<typeof costOf>[0], 'width' | 'height'>;

const KINDS: [string, Header, passing: string, sides: number[]][] = [
  ['a baseline JPEG', { format: 'jpeg' }, 'plain', [3605, 8000]],
  ['a progressive JPEG', { format: 'jpeg', isProgressive: true }, 'light', [1732, 4123]],
  ['a PNG', { format: 'png' }, 'light', [2828, 6324]],
  ['an interlaced PNG', { format: 'png', isProgressive: true }, 'light', [1732, 4123]],
  ['a WebP', { format: 'webp' }, 'light', [1732, 4123]],
];

test.each(KINDS)('%s is held to what it costs', (_name, header, light, [small = 0, large = 0]) => {
  const costs = [small, small + 1, large, large + 1].map((side) =>
    costOf({ ...header, width: side, height: side }, Buffer.of()),
  );
  expect(costs).toEqual([light, 'heavy', 'heavy', 'refused']);
});

test('no side is longer than 65,535 pixels', () => {
  const line = { format: 'png', width: 1 } as const;
  expect(costOf({ ...line, height: 65_535 }, Buffer.of())).toBe('light');
  expect(costOf({ ...line, height: 65_536 }, Buffer.of())).toBe('refused');
});

test.each([
  [12, 'light'],
  [68, 'heavy'],
  [69, 'refused'],
  [20_000, 'refused'],
])('a JPEG of 3 megapixels with %d scans is %s', async (scans, cost) => {
  const header = { format: 'jpeg', isProgressive: true, width: 2000, height: 1500 } as const;
  expect(costOf(header, await repeatedScans(scans))).toBe(cost);
});

test.each(['zTXt', 'iTXt'] as const)('a PNG may have ten packed texts (%s)', (kind) => {
  expect([10, 11].map((count) => hasPackedTexts(packedTexts(count, kind)))).toEqual([false, true]);
});
