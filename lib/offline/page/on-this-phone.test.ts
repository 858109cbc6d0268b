/** @jest-environment jsdom */
import { keptTicket } from '@/lib/offline/kept-tickets';
import type { KeptHere } from './kept-here';
import { onThisPhone } from './on-this-phone';
import type { SeenRaffle } from './seen-raffle';

jest.mock('@/lib/offline/kept-tickets');

const here = (own: Partial<KeptHere> = {}): KeptHere => ({
  raffleId: 'a'.repeat(24),
  payment: null,
  chosen: [],
  own: [],
  ...own,
});
const seen = { path: '/rifa/x', name: 'Moto' } as SeenRaffle;
const ticket = { ticket: { raffle: { name: 'Nevera' } }, seenAt: 0 };

beforeEach(() => {
  history.replaceState(null, '', '/home');
  jest.mocked(keptTicket).mockReset().mockResolvedValue(null);
});

async function told(kept: KeptHere[], last: SeenRaffle | null = null) {
  const sections = await onThisPhone(kept, last);
  return sections.map((section) => [
    section.querySelector('h2')?.textContent,
    [...section.querySelectorAll('.kept > li')].map(({ textContent }) => textContent),
    [...section.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ]);
}

test.each<[NonNullable<KeptHere['payment']>, RegExp, boolean]>([
  ['begun', /^Un pago a medias/, false],
  ['waiting', /se envía solo cuando vuelva la señal/, true],
  ['sent', /ya salió: te diremos cómo quedó/, true],
  ['answered', /ya tiene respuesta/, true],
  ['registered', /quedó registrado/, false],
])(
  'a payment that is %s is shown, with the right warning about paying again',
  async (payment, words, isWarned) => {
    const [[, [text] = []] = []] = (await told([here({ payment })])) as [string, string[]][];
    expect(text).toMatch(words);
    expect(/No vuelvas a pagar/.test(text ?? '')).toBe(isWarned);
  },
);

test('payments and chosen numbers of every raffle are listed', async () => {
  expect(await told([here({ chosen: ['0427', '0815'] }), here({ payment: 'registered' })])).toEqual(
    [
      [
        'Guardado en este teléfono',
        ['Elegidos, sin apartar todavía: 0427, 0815.', 'Un pago tuyo que quedó registrado.'],
        [],
      ],
    ],
  );
});

test('own numbers link only the tickets that can be shown without a network', async () => {
  const purchases = ['/boleto/x', '/boleto/y', null].map((ticketPath, index) => ({
    numbers: [`000${index}`],
    ticketPath,
  }));
  jest
    .mocked(keptTicket)
    .mockImplementation(async (path) => (path === '/boleto/x' ? (ticket as never) : null));
  expect(await told([here({ own: purchases })])).toEqual([
    ['Tus números', ['Nevera0000Ver mi boleto digital', '0001', '0002'], ['/boleto/x']],
  ]);
  history.replaceState(null, '', '/boleto/x');
  expect((await told([here({ own: purchases })]))[0]?.[2]).toEqual([]);
});

test('the raffle that was read last is offered but on its own page', async () => {
  expect(await told([], seen)).toEqual([['Última rifa que viste', ['Moto'], ['/rifa/x']]]);
  history.replaceState(null, '', '/rifa/x');
  expect(await told([], seen)).toEqual([]);
});

test('each part is known by its title', async () => {
  const [section] = await onThisPhone([here({ payment: 'begun' })], null);
  const title = section?.querySelector(`#${section.getAttribute('aria-labelledby')}`);
  expect(title?.textContent).toBe('Guardado en este teléfono');
});

test('a phone without stored data shows nothing', async () => {
  expect(await told([])).toEqual([]);
});
