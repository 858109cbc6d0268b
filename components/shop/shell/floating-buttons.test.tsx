/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { companyProfile } from '@/lib/content/company';
import { FloatingButtons } from './floating-buttons';

const show = (env: Record<string, string>) =>
  render(<FloatingButtons company={companyProfile(env)} />);

const links = () => screen.queryAllByRole('link');

// spec: whatsapp-button
test('the floating buttons call the shop, and open a chat that asks for a number', () => {
  show({ COMPANY_PHONE: '+58 (241) 111-2233', COMPANY_WHATSAPP: 'https://wa.me/584241' });
  expect(links().map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
    ['Llamar al +58 (241) 111-2233', 'tel:+582411112233'],
    [
      'Comprar un número por WhatsApp',
      'https://wa.me/584241?text=%C2%A1Hola%21%20Quiero%20comprar%20un%20n%C3%BAmero.',
    ],
  ]);
  expect(links()[1]?.getAttribute('target')).toBe('_blank');
});

// spec: phone-button
test.each([
  [{ COMPANY_PHONE: 'none' }, '¿Dudas? Escríbenos', ['Comprar un número por WhatsApp']],
  [{ COMPANY_WHATSAPP: 'none' }, '¿Dudas? Llámanos', ['Llamar al +58 241 000 0000']],
])('with %j the strip says “%s” beside %j', (env, words, names) => {
  show(env);
  expect(screen.getByRole('complementary', { name: 'Contacto directo' }).textContent).toBe(words);
  expect(links().map((link) => link.ariaLabel)).toEqual(names);
});

test('a shop with neither has no strip', () => {
  show({ COMPANY_PHONE: 'none', COMPANY_WHATSAPP: 'none' });
  expect(screen.queryByRole('complementary')).toBeNull();
});
