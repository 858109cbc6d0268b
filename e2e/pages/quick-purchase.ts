import type { Locator, Page } from '@playwright/test';

/** Picks several numbers with one tap, right under name and price. */
export class QuickPurchase {
  readonly section: Locator;
  readonly drawn: Locator;
  readonly again: Locator;
  /** At the foot of the page until a number is chosen. */
  readonly playBar: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'Compra rápida' });
    this.drawn = page.getByRole('group', { name: 'Números que te tocaron' }).getByText(/^\d/);
    this.again = this.section.getByRole('button', { name: 'Otros números' });
    this.playBar = page.getByRole('link', { name: /^Comprar (más )?números$/ });
  }

  /** The button for this many numbers. */
  offer(quantity: number): Locator {
    return this.offers.filter({ hasText: new RegExp(`^${quantity} números?\\b`) });
  }

  get offers(): Locator {
    return this.section.getByRole('button', { name: /^\d+ números?\b/ });
  }
}
