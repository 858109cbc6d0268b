/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Profile } from '@/lib/content/types';
import { exampleProfile } from '@/lib/testing/own-content';
import { FloatingButtons } from './floating-buttons';

const show = (changes: Partial<Profile>) =>
  render(<FloatingButtons company={exampleProfile(changes)} />);

const links = () => screen.queryAllByRole('link');

// spec: phone-button
test.each([
  [{ phone: null }, '¿Dudas? Escríbenos', ['Comprar un número por WhatsApp']],
  [{ whatsapp: null }, '¿Dudas? Llámanos', ['Llamar al +58 241 000 0000']],
])('with %j the strip says “%s” beside %j', (changes, words, names) => {
  show(changes);
  expect(screen.getByRole('complementary', { name: 'Contacto directo' }).textContent).toBe(words);
  expect(links().map((link) => link.ariaLabel)).toEqual(names);
});

test('a shop with neither has no strip', () => {
  show({ phone: null, whatsapp: null });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the button wishes to buy a number, and the words beside it ask a question', () => {
  show({});
  const messages = [
    screen.getByLabelText('Comprar un número por WhatsApp'),
    screen.getByText('¿Dudas? Escríbenos'),
  ].map((link) => new URL(link.getAttribute('href')!).searchParams.get('text'));
  expect(messages).toEqual(['¡Hola! Quiero comprar un número.', '¡Hola! Tengo una duda.']);
});
