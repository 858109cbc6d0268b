import type { ShareWords } from '@/lib/raffle/share-words';
import { WORDS } from './example-words.test-kit';
import { drawPoster, type Paper } from './poster';

const COLOUR = '#123456';
jest.mock('@/lib/content/brand-colours', () => ({
  brandColours: () => ({
    light: { deep: COLOUR, accent: COLOUR, 'on-accent': COLOUR, 'on-deep': COLOUR },
  }),
}));
jest.mock('@/lib/content/brand-mark', () => ({ brandMark: () => '' }));

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const COVER = DOT.replace('image/png', 'image/x-png');
const FONT = 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf';

async function draw(
  own: Partial<ShareWords> = {},
  cover: string | null = COVER,
  paper: Paper = 'A4',
) {
  const shop = { name: 'Rifas Turpial', host: 'rifas.example.com', contacts: ['WhatsApp +58'] };
  const qr = { d: 'M0 0h1v1h-1z', modules: 37 };
  const words = { ...WORDS, ...own };
  const bytes = await drawPoster({ words, cover, mark: DOT, qr, shop, paper, font: FONT });
  return bytes.toString('latin1');
}

const sizes = (pdf: string) => [...pdf.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box]) => box);
const pictures = (pdf: string) => pdf.match(/\/Subtype \/Image/g)?.length;

test.each<[Paper, string]>([
  ['A4', '0 0 595.28 841.89'],
  ['LETTER', '0 0 612 792'],
])('a poster on %s is one page', async (paper, size) => {
  expect(sizes(await draw({}, COVER, paper))).toEqual([size]);
});

test.each<[string, Partial<ShareWords>]>([
  ['a name of 200 letters', { name: 'M'.repeat(200) }],
  ['a name of many words', { name: 'palabra '.repeat(25) }],
  ['a long price', { price: { base: 'US$ 1.250.000.000,00 por número', converted: null } }],
  ['a winner', { state: 'Finalizada', winner: { number: '000-501', name: 'M'.repeat(90) } }],
  ['nothing but a name', { price: null, draw: null, sold: null }],
])('%s stays on the page, with a cover and without', async (_, own) => {
  expect(sizes(await draw(own))).toHaveLength(1);
  expect(sizes(await draw(own, null))).toHaveLength(1);
});

test('the page is titled with the raffle’s drawable name', async () => {
  expect(await draw({ name: 'Moto 🏍️' })).toContain('\n(Moto)\n');
  expect(await draw({ name: '🔥' })).toContain('\n(Rifa)\n');
});

test('a raffle without a cover has one picture less', async () => {
  const [withCover = 0, without = 0] = [pictures(await draw()), pictures(await draw({}, null))];
  expect(withCover - without).toBeGreaterThan(0);
});
