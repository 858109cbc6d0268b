/** @jest-environment jsdom */
import { act, render, renderHook, screen } from '@testing-library/react';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { fetchOutcome } from '@/lib/storefront-api/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { keptOf, type Draft } from '../draft/memory-phone.test-kit';
import { OutcomePanel } from '../outcome/outcome-panel';
import { usePurchase } from './use-purchase';

jest.mock('@/lib/storefront-api/purchase');
jest.mock('@/lib/offline/outbox/draft-database');
jest.mock('../draft/purchase-store', () => ({
  changePurchase: async () => ({ purchase: null, isApplied: true, kept: 'all' }),
  forgetPurchase: async () => undefined,
  markPaymentOpen: () => () => undefined,
}));
jest.mock('@/components/ui/show-toast', () => ({ showToast: jest.fn() }));

const trace = 'K7PQ2M';
const asked = jest.mocked(fetchOutcome);
const answer = (outcome: PurchaseOutcome) => asked.mockResolvedValue({ kind: 'outcome', outcome });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const tickets = ['03', '07'].map((number) => ({ id: `id-${number}`, number }));
const draft: Draft = {
  key: 'key',
  tickets,
  values: {},
  receipt: null,
  sent: examplePurchase({ tickets }),
  savedAt: 0,
};
const raffle = {
  id: 'a'.repeat(24),
  name: 'Moto',
  price: 5,
  packs: [],
  minPerPurchase: 1,
  maxPerPurchase: 50,
  methods: [],
  isOpen: true,
  isPending: false,
  drawDate: null,
  readAt: '2026-11-22T14:32:00.000Z',
};

beforeEach(() => {
  jest.useFakeTimers();
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});
afterEach(() => jest.useRealTimers());

/** Opens a sent purchase again. The returned function reads its panel, now and after each answer of the shop. */
async function comeBack(first: PurchaseOutcome) {
  answer(first);
  const { result } = renderHook(() =>
    usePurchase(raffle, { kept: keptOf(draft), buyer: null }, { resumes: false, symbol: '$' }),
  );
  await pass(0);
  return function shown() {
    const { step } = result.current;
    if (step.name !== 'ended') throw new Error(step.name);
    const company = { currencySymbol: '$', whatsapp: null, answerTime: null, pages: [] };
    const { unmount } = render(
      <OutcomePanel
        ending={step.ending}
        purchase={result.current}
        company={company}
        onClose={() => {}}
      />,
    );
    const text = document.body.textContent;
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    unmount();
    return { text, buttons };
  };
}

test('the page shows a number taken meanwhile, and later the numbers registered after all', async () => {
  const shown = await comeBack({ state: 'not-registered', trace });
  expect(shown().text).toContain('tus números siguen libres');

  answer({ state: 'not-registered', taken: ['07'], trace });
  await pass(2000);
  expect(shown().text).toContain(
    'Ya no está libre: 07. Lo tiene otra persona, o ya lo compraste tú. El otro sigue libre',
  );
  expect(shown().text).toContain('No vuelvas a pagar');
  expect(shown().buttons).not.toContain('Enviar de nuevo');

  const ticketPath = '/boleto/x';
  answer({ state: 'partly-registered', numbers: ['03'], taken: ['07'], ticketPath, trace });
  await pass(20 * 60_000);
  expect(shown().text).toContain('Es tuyo: 03. El 07 ya lo había apartado otra persona.');
});

test('a refusal is looked up too: an earlier sending may have gone through', async () => {
  const refusal = { reason: 'price-changed', msg: '', taken: [], now: null } as const;
  const shown = await comeBack({ state: 'refused', ...refusal, taken: [], trace });
  expect(shown().text).toContain('El precio cambió mientras pagabas');
  answer({ state: 'registered', numbers: ['03', '07'], ticketPath: '/boleto/x', trace });
  await pass(20 * 60_000);
  expect(shown().text).toContain('¡Pago registrado!');
});
