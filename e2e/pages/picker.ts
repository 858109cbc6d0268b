import type { Locator, Page } from '@playwright/test';
import { lookUntil } from '../support/look-until';

/** The ticket picker of a raffle page, as a visitor sees it. */
export class Picker {
  readonly grid: Locator;
  readonly chips: Locator;
  readonly search: Locator;
  readonly bar: Locator;
  readonly status: Locator;
  /** `1–1.000 de 6.300`: which of the numbers are shown. */
  readonly place: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly sizes: Locator;
  /** Free numbers or all. */
  readonly filter: Locator;
  /** In the bottom bar. */
  readonly pay: Locator;

  constructor(private readonly page: Page) {
    this.grid = page.getByRole('group', { name: 'Números de la rifa' });
    this.chips = page.getByRole('list', { name: 'Números elegidos' });
    this.search = page.getByRole('searchbox', { name: 'buscar ticket' });
    this.bar = page.getByRole('region', { name: 'Tu compra' });
    const paging = page.getByRole('navigation', { name: 'Páginas de números' });
    this.place = paging.getByRole('paragraph');
    this.previous = paging.getByRole('button', { name: 'Anterior' });
    this.next = paging.getByRole('button', { name: 'Siguiente' });
    this.sizes = page.getByRole('combobox', { name: 'Por página' });
    this.filter = page.getByRole('combobox', { name: 'Ver' });
    this.pay = this.bar.getByRole('button', { name: 'Pagar Ahora' });
    this.status = page.getByRole('status').filter({ hasText: /\d+ números? elegidos?/ });
  }

  async open(rifid: string, query = ''): Promise<void> {
    await this.page.goto(`/rifa/${rifid}${query}`);
    await this.cells().first().waitFor();
  }

  /** Only cells near the visible part of the grid exist. */
  cells(): Locator {
    return this.grid.getByRole('button');
  }

  /** Finds a cell by its number and, if it is not free, its state: `007`, `007, apartado`. */
  number(name: string): Locator {
    return this.grid.getByRole('button', { name, exact: true });
  }

  chip(number: string): Locator {
    return this.chips.getByRole('listitem').filter({ hasText: number });
  }

  async take(...numbers: string[]): Promise<void> {
    for (const number of numbers) await this.number(number).click();
  }

  /** Takes a number by its place among those shown: the first at 0, one in the middle at 0.5. */
  async takeAt(share: number): Promise<string> {
    const [number = ''] = await this.takeSome(1, share);
    return number;
  }

  /** Takes this many adjacent numbers, from that place on. */
  async takeSome(quantity: number, share = 0): Promise<string[]> {
    const cells = this.cells();
    await cells.first().waitFor();
    const first = Math.floor(share * ((await cells.count()) - quantity + 1));
    const shown = (await cells.allTextContents()).slice(first, first + quantity);
    const numbers = shown.map((text) => text.trim());
    await this.take(...numbers);
    return numbers;
  }

  /** Reloads the numbers until they show what others did. */
  async lookUntil(shown: Locator, count?: number): Promise<void> {
    await lookUntil(this.page, { asks: /\/tickets\?/, shown, count });
  }

  async pickAtRandom(quantity: number | string): Promise<void> {
    await this.page.getByRole('spinbutton', { name: 'Cantidad' }).fill(String(quantity));
    await this.page.getByRole('button', { name: 'Elegir al azar' }).click();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
