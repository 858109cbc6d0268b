import type { Locator, Page } from '@playwright/test';
import { lookUntil } from '../support/look-until';

/** The ticket picker of a raffle page, as a visitor knows it. */
export class Picker {
  readonly grid: Locator;
  readonly chips: Locator;
  readonly search: Locator;
  readonly bar: Locator;
  readonly status: Locator;
  /** `1–1.000 de 6.300`: what of the numbers is on show. */
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
    this.status = page
      .getByRole('status')
      .filter({ hasText: /(\d+ números? elegidos?|Ningún número elegido)/ });
  }

  async open(rifid: string, query = ''): Promise<void> {
    await this.page.goto(`/rifa/${rifid}${query}`);
    await this.cells().first().waitFor();
  }

  /** Only those near what is seen of the grid exist. */
  cells(): Locator {
    return this.grid.getByRole('button');
  }

  /** By its number and, when it is not free, its state: `007`, `007, apartado`. */
  number(name: string): Locator {
    return this.grid.getByRole('button', { name, exact: true });
  }

  chip(number: string): Locator {
    return this.chips.getByRole('listitem').filter({ hasText: number });
  }

  async take(...numbers: string[]): Promise<void> {
    for (const number of numbers) await this.number(number).click();
  }

  /** The number so far into those on show, whatever the raffle calls it: at 0 the first, at 0.5 one in the middle. */
  async takeAt(share: number): Promise<string> {
    const [number = ''] = await this.takeSome(1, share);
    return number;
  }

  /** So many beside each other, from that place on. */
  async takeSome(quantity: number, share = 0): Promise<string[]> {
    const cells = this.cells();
    const first = Math.floor(share * ((await cells.count()) - quantity + 1));
    const shown = (await cells.allTextContents()).slice(first, first + quantity);
    const numbers = shown.map((text) => text.trim());
    await this.take(...numbers);
    return numbers;
  }

  /** Looks at the numbers again until it shows what others did. */
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
