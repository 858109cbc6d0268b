/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { companyProfile } from '@/lib/content/company';
import { FloatingButtons } from './floating-buttons';

const show = (env: Record<string, string>) =>
  render(<FloatingButtons company={companyProfile(env)} />);

const links = () => screen.queryAllByRole('link');

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
