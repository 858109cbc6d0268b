import type { Page } from '@playwright/test';

/** The permanent page of a purchase, as its buyer sees it. */
export class DigitalTicketPage {
  constructor(readonly page: Page) {}

  numbers(state: 'confirmado' | 'en revisión' | 'liberado' | 'por consultar') {
    const mine = this.page.getByRole('region', { name: 'Mis números' });
    return mine.getByRole('heading', { name: state }).locator('xpath=following-sibling::ul');
  }

  get picture() {
    return this.page.getByRole('link', { name: 'Guardar imagen' });
  }

  get calendar() {
    return this.page.getByRole('link', { name: 'Agregar al calendario' });
  }
}
