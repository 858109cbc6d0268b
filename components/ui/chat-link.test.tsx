/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ChatLink } from './chat-link';

test('a chat opens in a tab of its own with the message, whatever signs it has', () => {
  const message = 'Hola + ¿qué tal? 100% & más';
  render(
    <ChatLink whatsapp="https://wa.me/584240000000" message={message}>
      Escríbenos
    </ChatLink>,
  );
  const link = screen.getByRole('link', { name: 'Escríbenos' });
  const href = link.getAttribute('href') ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/584240000000\?text=Hola%20%2B%20/);
  expect(new URL(href).searchParams.get('text')).toBe(message);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noreferrer');
});

test('a shop without WhatsApp offers none', () => {
  render(
    <ChatLink whatsapp={null} message="Hola">
      Escríbenos
    </ChatLink>,
  );
  expect(screen.queryByText('Escríbenos')).toBeNull();
});
