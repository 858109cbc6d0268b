/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { MailBreaks } from './mail-breaks';

test.each([
  ['Correo: pagos@rifas.example', 'Correo: pagos@<wbr>rifas.<wbr>example'],
  ['ana.paz@rifas.example.', 'ana.<wbr>paz@<wbr>rifas.<wbr>example.'],
  ['Banco 0102\nV-18.555.013 a@b', 'Banco 0102\nV-18.555.013 a@<wbr>b'],
  ['J-40123456-7', 'J-40123456-7'],
])('%j breaks only within its mail address', (text, html) => {
  expect(render(<MailBreaks in={text} />).container.innerHTML).toBe(html);
});
