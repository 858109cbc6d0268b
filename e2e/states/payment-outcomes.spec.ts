import type { Page } from '@playwright/test';
import type { PurchaseOutcome, RefusalReason } from '@/lib/raffle/purchase';
import { outcomeRows } from '@/lib/testing/outcome-rows';
import { expect, test } from '../fixtures/still-shop';
import { expectReadableInDark } from '../support/axe';
import { expectFiguresKept } from '../support/figures-kept';
import { capture } from '../support/receipts';

const PAID = { '{monto}': 'Bs 2.000,00', '{faltan}': 'Bs 460,00' };

const MESSAGES = { ofTheSeller: 'El vendedor no acepta este pago.', ours: 'Mensaje nuestro.' };

const trace = 'K7PQ2M';
const ticketPath = '/boleto/muestra';
const atRate = (rate: number, price = 2.5) => ({ price, packs: [], rate });

function refused(reason: RefusalReason, taken: string[] = [], now = atRate(400)): PurchaseOutcome {
  return { state: 'refused', reason, msg: MESSAGES.ofTheSeller, taken, now, trace };
}

type Told =
  { outcome: PurchaseOutcome } | { turnedAway: string } | { line: 'off' | 'off, nothing kept' };

type Ending = Told & {
  /** Its appearance is recorded too, under this name. */
  kept?: string;
};

/** The names are those of `docs/outcomes.md`. */
const ENDINGS: Record<string, Ending> = {
  registered: {
    outcome: { state: 'registered', numbers: ['20', '21'], ticketPath, trace },
    kept: 'registered',
  },
  'partly-registered': {
    outcome: { state: 'partly-registered', numbers: ['20'], taken: ['21'], ticketPath, trace },
    kept: 'partly-registered',
  },
  'tickets-taken, a free number is near': {
    outcome: refused('tickets-taken', ['21']),
    kept: 'taken-by-somebody-else',
  },
  'tickets-taken, none is free': { outcome: refused('tickets-taken', ['20', '21']) },
  'reference-used': { outcome: refused('reference-used'), kept: 'a-reference-already-used' },
  'raffle-closed': { outcome: refused('raffle-closed'), kept: 'a-raffle-that-closed' },
  'draw-passed': { outcome: refused('draw-passed') },
  'price-changed, it is more now': {
    outcome: refused('price-changed', [], atRate(410, 3)),
    kept: 'another-price',
  },
  'method-gone': { outcome: refused('method-gone'), kept: 'a-method-that-is-gone' },
  'refused-by-seller, after its dialog': {
    outcome: refused('refused-by-seller'),
    kept: 'refused-by-the-seller',
  },
  verifying: { outcome: { state: 'verifying', trace }, kept: 'being-verified' },
  'not-registered': { outcome: { state: 'not-registered', trace }, kept: 'not-arrived' },
  'no answer, no network': { line: 'off', kept: 'no-signal' },
  'no answer, and this browser stores nothing': { line: 'off, nothing kept' },
  'refused: busy, after its dialog': { turnedAway: 'busy' },
  'refused: too-many-requests, it is sent by itself': { turnedAway: 'too-many-requests' },
  'refused: image-too-big, after its dialog': { turnedAway: 'image-too-big' },
};

const NONE_FREE = { tickets: ['20', '21'], pagados: 0, apartados: 0 };

const rows = outcomeRows().ofStories;

test('each ending of a story has its row, and each row its ending', () => {
  expect(rows.map(({ outcome }) => outcome)).toEqual(Object.keys(ENDINGS));
});

function forbidDatabase() {
  IDBFactory.prototype.open = () => {
    throw new DOMException('', 'SecurityError');
  };
}

async function endWith(page: Page, ending: Ending) {
  if ('line' in ending) {
    // Otherwise the stored purchase would be registered by itself.
    await page.route('**/api/payments/*', (route) => route.abort());
    return page.context().setOffline(true);
  }
  const answer =
    'outcome' in ending
      ? { json: { ok: true, outcome: ending.outcome } }
      : {
          status: 503,
          headers: { 'Retry-After': '420' },
          json: { ok: false, reason: ending.turnedAway, msg: MESSAGES.ours },
        };
  await page.route(/\/api\/(raffles\/\w+\/payments|payments\/)/, (route) => route.fulfill(answer));
}

async function expectErrorOnce(page: Page, said: string) {
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toContainText(said);
  await error.getByRole('button', { name: 'Cerrar' }).click();
}

test.describe('each ending says what became of the money and can be read in the dark', () => {
  test.use({ expectedErrors: [/Failed to load resource|Tickets could not be loaded/] });

  for (const { outcome, title, money, way } of rows) {
    test(`${outcome} @a11y @purchase @faults`, async ({
      buyer,
      createStillRaffle,
      expectShown,
      page,
      payment,
    }) => {
      const ending = ENDINGS[outcome] ?? { line: 'off' };
      const others = outcome.endsWith('none is free') ? NONE_FREE : {};
      const { rifid } = await createStillRaffle(others);
      if (outcome.endsWith('stores nothing')) await page.addInitScript(forbidDatabase);
      await payment.open(rifid, ['20', '21']);
      await payment.fill(buyer, await capture());
      await endWith(page, ending);
      await payment.submit.click();
      if (outcome.endsWith('its dialog')) {
        await expectErrorOnce(page, 'turnedAway' in ending ? MESSAGES.ours : MESSAGES.ofTheSeller);
      }
      await expect(payment.panel(title)).toBeVisible();
      for (const part of money) {
        const sentence = part.replace(/\{\w+\}/, (name) => PAID[name as keyof typeof PAID]);
        await expect(payment.dialog).toContainText(sentence);
      }
      const named = { name: way, exact: true };
      const wayOn = payment.dialog.getByRole('button', named);
      const main = wayOn.or(payment.dialog.getByRole('link', named));
      await expect(main).toBeVisible();
      await expect(main).toBeInViewport({ ratio: 1 });
      await payment.dialog.getByText('Ver detalles').click();
      await expect(payment.dialog).toContainText('Pagaste');
      await expect(payment.dialog.getByRole('term').filter({ hasText: 'Pagaste' })).toHaveCount(1);
      await expect(payment.dialog).not.toContainText(/[Nn]o pagues/);
      await expectFiguresKept(payment.dialog, ['20', '21', buyer.reference]);
      if (!ending.kept) return expectReadableInDark(page);
      await expect(page.locator('#toasts p')).toHaveCount(0);
      await expectShown(`outcome-${ending.kept}`, { dialog: payment.dialog });
    });
  }
});
