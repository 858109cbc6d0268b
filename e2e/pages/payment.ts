import type { Page } from '@playwright/test';
import type { Buyer } from '../support/new-buyer';
import { noisyPhoto, type Picture } from '../support/receipts';
import { slowUpload } from '../support/slow-upload';

/** The payment of a raffle's numbers, as a visitor sees it. */
export class Payment {
  readonly dialog;
  readonly submit;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(Tu pago|Paga tu|Envía tu)/ });
    this.submit = this.dialog.getByRole('button', { name: 'Registrar Pago' });
  }

  /** Follows a link that proposes the numbers, and opens the payment at its second step. */
  async open(rifid: string, numeros: string[]) {
    await this.openToPay(rifid, numeros);
    await this.goOn();
  }

  /** The same, at the first step. */
  async openToPay(rifid: string, numeros: string[]) {
    await this.page.goto(`/rifa/${rifid}?n=${numeros.join(',')}`);
    await this.tapPay();
  }

  async reopen() {
    await this.tapPay();
    await this.goOn();
  }

  async tapPay() {
    const bar = this.page.getByRole('region', { name: 'Tu compra' });
    await bar.getByRole('button', { name: 'Pagar Ahora' }).click();
    await this.onward.or(this.field('Referencia')).waitFor();
  }

  get onward() {
    return this.button('Ya pagué, continuar');
  }

  /** Goes to the second step unless it is open. */
  async goOn() {
    await this.onward.or(this.field('Referencia')).waitFor();
    if (await this.onward.isVisible()) await this.onward.click();
    await this.field('Referencia').waitFor();
  }

  field(name: string) {
    return this.dialog.getByRole('textbox', { name });
  }

  /** Folded at first. */
  get amount() {
    return this.dialog.getByRole('textbox', { name: 'Monto', includeHidden: true });
  }

  async writeAmount(text: string) {
    if (!(await this.amount.isVisible())) await this.dialog.getByText('Pagué otro monto').click();
    await this.amount.fill(text);
  }

  /** Back to the first step. */
  async goBack() {
    await this.button('Volver a los datos de pago').click();
  }

  /** Unfolds the chosen numbers. */
  async showNumbers() {
    await this.dialog.getByText(/^\d+ números?.* · ver$/).click();
  }

  /** Removes a number as a buyer does who is at the second step already. */
  async removeNumber(number: string) {
    await this.goBack();
    await this.showNumbers();
    await this.button(`Quitar ${number}`).click();
    await this.goOn();
  }

  get method() {
    return this.dialog.getByRole('combobox', { name: 'Método de pago' });
  }

  async type(buyer: Buyer) {
    await this.field('Referencia').fill(buyer.reference);
    await this.field('Nombre').fill(buyer.name);
    await this.field('Cédula').fill(buyer.nationalId);
    await this.field('Teléfono').fill(buyer.phone);
    await this.field('Dirección').fill(buyer.address);
  }

  get receipt() {
    return this.dialog.getByLabel('Elegir imagen');
  }

  async pick(picture: Picture) {
    await this.receipt.setInputFiles(picture);
  }

  /** Fills in everything and stops before the last tap. */
  async fill(buyer: Buyer, picture: Picture) {
    await this.type(buyer);
    await this.pick(picture);
    await this.preview.waitFor();
  }

  /** Sends over the network of a phone with one bar, and returns while the upload is running. */
  async sendSlowly(buyer: Buyer) {
    await this.fill(buyer, await noisyPhoto(1600, 1600, 80));
    await slowUpload(this.page);
    await this.submit.click();
    await this.dialog.getByText(/^[1-9]\d? % enviado/).waitFor();
  }

  get preview() {
    return this.dialog.getByRole('img', { name: 'Comprobante elegido' });
  }

  /** Confirms the paid amount: the numbers changed after paying, so it is no longer their total. */
  async confirmAmount() {
    await this.button('Sí, pagué').click();
  }

  panel(title: string) {
    return this.dialog.getByRole('heading', { name: title });
  }

  async erase() {
    await this.button('Borrar mis datos').click();
    await this.button('Sí, borrar').click();
  }

  button(name: string) {
    return this.dialog.getByRole('button', { name });
  }

  /** Also waits until the history is back at the raffle; otherwise that would abort the story's next navigation. */
  async finish() {
    await this.button('Listo').click();
    await this.page.waitForFunction(() => !history.state?.isPayment);
  }

  get whatsapp() {
    return this.dialog.getByRole('link', { name: /WhatsApp/ });
  }
}
