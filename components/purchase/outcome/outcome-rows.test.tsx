/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { outcomeRows } from '@/lib/testing/outcome-rows';
import { OutcomePanel } from './outcome-panel';
import { company, purchaseOf, sent, trace, words } from './outcome.test-kit';
import type { Ending } from '../state/use-sending';

const PAID = { '{monto}': 'Bs 4.000,00', '{sobran}': 'Bs 200,00' };

const outcome = (told: PurchaseOutcome): Ending => ({ kind: 'outcome', outcome: told, sent });
const refused = (reason: 'price-changed' | 'quantity') =>
  outcome({
    state: 'refused',
    reason,
    msg: '',
    taken: [],
    now: { price: 5, packs: [], rate: 380 },
    trace,
  });

/** The names are those of `docs/outcomes.md`. */
const ENDINGS: Record<string, Ending> = {
  'price-changed, it is less now': refused('price-changed'),
  quantity: refused('quantity'),
  'not-registered, and a number is somebody else’s': outcome({
    state: 'not-registered',
    taken: ['002'],
    trace,
  }),
  'no answer': { kind: 'no-answer', sent },
  'no answer but somebody else’s': { kind: 'no-answer', isForeign: true, sent },
  'no answer but somebody else’s, five times': { kind: 'given-up', isForeign: true, sent },
};

const rows = outcomeRows().ofPanels;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});

test('each of these endings is rendered', () => {
  expect(rows.map(({ outcome: name }) => name)).toEqual(Object.keys(ENDINGS));
});

test.each(rows)('what is written of it is what the buyer reads: $outcome', (row) => {
  const ending = ENDINGS[row.outcome]!;
  const purchase = purchaseOf({ waiting: { until: Infinity, tappedAt: 0, hasLeft: true } });
  const { container } = render(
    <OutcomePanel {...{ ending, purchase, company }} onClose={() => undefined} />,
  );
  expect(screen.getByRole('heading').textContent).toBe(row.title);
  for (const part of row.money) {
    const sentence = part.replace(/\{\w+\}/, (name) => PAID[name as keyof typeof PAID]);
    expect(words(container)).toContain(sentence);
  }
  expect(words(container)).toContain('Pagaste');
  expect(words(container)).not.toMatch(/[Nn]o pagues/);
  const ways = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  expect(ways.map(({ textContent }) => textContent)).toContain(row.way);
});
