import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { capture } from '../support/receipts';

/** Everything live regions have announced so far, as a screen reader would receive it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    // A region's initial content is not announced, only later changes.
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live=polite]');
        const text = region?.textContent?.replaceAll(/\s+/g, ' ').trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

// spec: random-limits
// wcag: 4.1.3
test('the selection, its limits and the purchase are announced in whole phrases @a11y', async ({
  openPicker,
  page,
  picker,
  payment,
  buyer,
}) => {
  const said = await listen(page);
  await openPicker({ tickets: 12, monto: 2.5 });
  await picker.take('03');
  await expect.poll(said).toContainEqual('1 número elegido, total $2,50');
  await picker.take('04');
  await expect.poll(said).toContainEqual('2 números elegidos, total $5,00');
  for (const [quantity, message] of [
    [13, 'La cantidad maxima de tickets es de 12'],
    [0, 'Escribe cuántos números quieres, desde 1'],
  ] as const) {
    await picker.pickAtRandom(quantity);
    await expect.poll(said).toContainEqual(expect.stringContaining(message));
    await expect(picker.chips.getByRole('listitem')).toHaveCount(2);
  }

  await payment.reopen();
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect(payment.dialog.locator(':focus')).toContainText('¡Pago registrado!');
  await expect
    .poll(said)
    .toContainEqual(expect.stringContaining('Estupendo, se ha registrado el pago'));
});
