/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { enterMovesOn } from './enter-moves-on';

/** The label of the field with the focus after a key, and whether the form would be sent. */
function press(label: string, key: { key: string; isComposing?: boolean }) {
  render(
    <form onKeyDown={enterMovesOn}>
      <input aria-label="Nombre" enterKeyHint="next" />
      <input aria-label="Recordar" type="checkbox" />
      <input aria-label="Comprobante" type="file" />
      <input aria-label="Ciudad" enterKeyHint="go" />
      <input aria-label="Calle" enterKeyHint="next" />
      <button>Enviar</button>
    </form>,
  );
  const field = screen.getByLabelText(label);
  field.focus();
  const event = createEvent.keyDown(field, key);
  fireEvent(field, event);
  const focus = document.activeElement?.getAttribute('aria-label');
  return { focus, isSent: !event.defaultPrevented };
}

test.each<[string, string, { key: string; isComposing?: boolean }, string, boolean]>([
  ['“Siguiente” moves to the next field with text', 'Nombre', { key: 'Enter' }, 'Ciudad', false],
  ['“Ir” sends the form', 'Ciudad', { key: 'Enter' }, 'Ciudad', true],
  ['“Siguiente” on the last field sends the form', 'Calle', { key: 'Enter' }, 'Calle', true],
  ['another key moves nothing', 'Nombre', { key: 'a' }, 'Nombre', true],
  [
    'an Enter that accepts a proposed word moves nothing',
    'Nombre',
    { key: 'Enter', isComposing: true },
    'Nombre',
    true,
  ],
])('%s', (_, label, key, focus, isSent) => {
  expect(press(label, key)).toEqual({ focus, isSent });
});
