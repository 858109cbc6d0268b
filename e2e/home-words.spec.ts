import { expect, test } from './fixtures/quiet-page';

// spec: blocks
test('the six reasons and the testimonials are shown', async ({ page }) => {
  await page.goto('/home');
  for (const name of [
    'Boletos digitales al instante',
    'Resultados en tiempo real',
    'Soporte 24/7',
    'Premios auditados',
    'Métodos de pago',
    'Comunidad',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const testimonials = page.getByRole('group', { name: /Opiniones de nuestros participantes/ });
  await expect(testimonials.getByText('María G.')).toBeAttached();
  await expect(testimonials.getByText('Andreína S.')).toBeAttached();
});
