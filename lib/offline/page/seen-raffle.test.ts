/** @jest-environment jsdom */
import { lastRaffle, seenRaffle, type SeenRaffle } from './seen-raffle';

const PATH = `/rifa/${'a'.repeat(24)}`;
const page = `<nav><p>otro precio</p></nav>
<h1 id="nombre"> Moto Bera </h1>
<p>Sorteo <time datetime="2027-01-15T23:00:00.000Z">15/01/2027</time></p>
<div><p>$5,00 por número</p></div>
<section aria-label="Descripción">Cero kilómetros</section>
<div data-part="preview"><span>001</span><span>002</span></div>`;

function keep(html: string | null, date: string | null = 'Fri, 20 Nov 2026 14:00:00 GMT') {
  const kept = html && {
    text: async () => html,
    headers: { get: (name: string) => (name === 'date' ? date : null) },
  };
  const store = {
    keys: async () => (kept ? [{ url: `https://rifas.example.com${PATH}` }] : []),
    match: async () => kept,
  };
  Object.assign(globalThis, { caches: { open: async () => store } });
}

const raffle: SeenRaffle = {
  path: PATH,
  name: 'Moto Bera',
  price: '$5,00 por número',
  drawDate: '2027-01-15T23:00:00.000Z',
  description: 'Cero kilómetros',
  free: ['001', '002'],
  seenAt: '2026-11-20T14:00:00.000Z',
};

test('the raffle is read from the stored page, with its address', async () => {
  keep(page);
  expect(await lastRaffle()).toEqual(raffle);
});

test.each<[string, string | null, string | null | undefined]>([
  ['nothing is kept', null, undefined],
  ['what is kept is no raffle', '<h1>Esta rifa no existe</h1>', undefined],
  ['nobody knows how old it is', page, null],
])('nothing is shown where %s', async (_, html, date) => {
  keep(html, date);
  expect(await lastRaffle()).toBeNull();
});

test('a forbidden storage holds nothing', async () => {
  const open = () => Promise.reject(new DOMException('', 'SecurityError'));
  Object.assign(globalThis, { caches: { open } });
  expect(await lastRaffle()).toBeNull();
});

const linesOf = (seen: SeenRaffle) =>
  [...seenRaffle(seen).children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('the raffle is shown with its age, and says that nothing of it can be bought', () => {
  expect(linesOf(raffle)).toEqual([
    'Así estaba el 20/11/26, 10:00 a. m.',
    'Moto Bera',
    '$5,00 por número',
    'Sorteo: 15/01/2027 7:00 p. m.',
    'Cero kilómetros',
    'Primeros números que estaban libres',
    'Pueden estar apartados ya. Sin señal no se puede comprar.',
    '001002',
  ]);
  expect(seenRaffle(raffle).querySelector('a, button')).toBeNull();
});

test('a detail missing on its page is not shown', () => {
  const bare = { ...raffle, price: '', drawDate: null, description: '', free: [] };
  expect(linesOf(bare)).toEqual(['Así estaba el 20/11/26, 10:00 a. m.', 'Moto Bera']);
});
