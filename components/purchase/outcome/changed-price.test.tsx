/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SeenPrice } from '@/lib/raffle/purchase';
import { OutcomePanel } from './outcome-panel';
import { company, handOff, purchaseOf, sent, trace, words } from './outcome.test-kit';

const seen = (price: number, rate = 400): SeenPrice => ({ price, packs: [], rate });
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

function showChanged(now: SeenPrice | null, change: object = {}) {
  const purchase = purchaseOf(change);
  const refused = { state: 'refused', reason: 'price-changed' } as const;
  const outcome = { ...refused, msg: '', taken: [], now, trace };
  const { container } = render(
    <OutcomePanel
      ending={{ kind: 'outcome', outcome, sent }}
      {...{ purchase, company }}
      onClose={() => undefined}
    />,
  );
  return { purchase, text: () => words(container) };
}

function showOther(amount: number) {
  const purchase = purchaseOf();
  const request = { ...sent, amount };
  const { container } = render(
    <OutcomePanel
      ending={{ kind: 'other-amount', now: sent.seen, sent: request }}
      {...{ purchase, company }}
      onClose={() => undefined}
    />,
  );
  return { purchase, request, text: () => words(container) };
}

test.each<[string, SeenPrice, string, string]>([
  [
    'costs more',
    seen(6),
    'El total ahora es Bs 4.800,00. Te faltan Bs 800,00: escríbenos y el vendedor te dice',
    'ahora el total es Bs 4.800,00.\nMe faltan Bs 800,00. Quiero completar mi pago.',
  ],
  [
    'costs less',
    seen(4),
    'El total ahora es Bs 3.200,00. Pagaste Bs 800,00 de más: regístralo, escríbenos y lo arreglamos',
    'Pagué Bs 800,00 de más. Quiero que me devuelvan la diferencia.',
  ],
  [
    'costs the same by another rate',
    seen(4, 500),
    'El total ahora es Bs 4.000,00. Es lo que pagaste: regístralo.',
    'Quiero saber cómo registrar mi pago.',
  ],
])(
  'a purchase that now %s is reported on the page and to the shop',
  (_what, now, sentence, wanted) => {
    expect(showChanged(now).text()).toContain(sentence);
    expect(handOff(screen.getByRole('link').textContent)).toContain(wanted);
  },
);

test('a purchase that now costs the same names no difference', () => {
  expect(showChanged(seen(4, 500)).text()).not.toMatch(/de más|[Ff]altan/);
});

test.each<[string, SeenPrice | null, string[]]>([
  ['more', seen(6), ['Volver al formulario']],
  ['less', seen(4), ['Volver al formulario', 'Registrar mi pago']],
  ['the same by another rate', seen(4, 500), ['Volver al formulario', 'Registrar mi pago']],
  ['another currency', seen(5, 1), ['Volver al formulario']],
  ['nobody knows what', null, ['Volver al formulario']],
])('a purchase that now costs %s offers the possible next steps', (_what, now, buttons) => {
  showChanged(now);
  expect(names()).toEqual(buttons);
});

test('"Registrar mi pago" sends the same again at the price that was shown', async () => {
  const now = seen(4);
  const { purchase } = showChanged(now);
  const before = Date.now();
  await tap('Registrar mi pago');
  // A tap of its own: the refusal of the last one is no answer to it.
  const again = { ...sent, seen: now, tappedAt: expect.any(Number) };
  expect(jest.mocked(purchase.send).mock.calls).toEqual([[again]]);
  expect(jest.mocked(purchase.send).mock.lastCall?.[0].tappedAt).toBeGreaterThanOrEqual(before);
});

test.each([
  [3000, 'Pagaste Bs 3.000,00; el total es Bs 4.000,00', 'Te faltan Bs 1.000,00.'],
  [5000, 'Pagaste Bs 5.000,00; el total es Bs 4.000,00', 'Pagaste Bs 1.000,00 de más.'],
])('an amount of %i is asked about with both amounts', (amount, title, sentence) => {
  const { text } = showOther(amount);
  expect(screen.getByRole('heading').textContent?.replaceAll('\u00a0', ' ')).toBe(title);
  expect(text()).toContain(sentence);
});

test.each([
  [/^Sí, pagué/, 'send'],
  ['Corregir el monto', 'backToForm'],
] as const)('to an amount that is not the total, %s is one answer', async (button, way) => {
  const { purchase, request } = showOther(3000);
  await tap(button);
  const { send, backToForm } = purchase;
  expect(jest.mocked(send).mock.calls).toEqual(way === 'send' ? [[request]] : []);
  expect(jest.mocked(backToForm).mock.calls).toEqual(way === 'backToForm' ? [['amount']] : []);
});
