import type { RaffleSummary } from '@/lib/raffle/types';
import { showProfile } from '@/lib/testing/show-profile';
import { raffleCardPath, shopCardPath } from './preview-version';

const raffle = { id: 'a'.repeat(24), name: 'Moto', price: 5, drawDate: null } as RaffleSummary;
const withoutCover = { ...raffle, cover: null };
const withCover = { ...raffle, cover: '/uploads/portada/moto.jpg' } as RaffleSummary;

const addresses = () => ({
  shop: shopCardPath(),
  drawn: raffleCardPath(withoutCover),
  cover: raffleCardPath(withCover),
});

const withVariable = (name: string) => () => void (process.env[name] = 'Bs.');

test.each<[string, () => void]>([
  ['colours', withVariable('BRAND_COLOURS')],
  ['mark', withVariable('BRAND_MARK')],
  ['name', () => showProfile({ name: 'Bs.' })],
  ['currency symbol', () => showProfile({ currencySymbol: 'Bs.' })],
])('another %s gives drawn cards another address; a cover stays where it is', (_what, change) => {
  const before = addresses();
  change();
  const after = addresses();
  for (const name of ['BRAND_COLOURS', 'BRAND_MARK']) delete process.env[name];
  showProfile();
  expect(after.shop).not.toBe(before.shop);
  expect(after.drawn).not.toBe(before.drawn);
  expect(after.cover).toBe(before.cover);
  expect(addresses()).toEqual(before);
});

test.each<Partial<RaffleSummary>>([
  { name: 'Carro' },
  { price: 6 },
  { drawDate: '2027-01-15T23:00:00.000Z' },
])('%j gives a drawn card another address; a cover stays where it is', (change) => {
  expect(raffleCardPath({ ...withoutCover, ...change })).not.toBe(raffleCardPath(withoutCover));
  expect(raffleCardPath({ ...withCover, ...change })).toBe(raffleCardPath(withCover));
});
