/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NationalIdInput } from './national-id-input';

const onChange = jest.fn();

function Held({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <NationalIdInput
      aria-label="Cédula"
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const letter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de documento' });
const digits = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cédula' });
const type = (value: string) => fireEvent.change(digits(), { target: { value } });
const choose = (value: string) => fireEvent.change(letter(), { target: { value } });

beforeEach(() => onChange.mockClear());

test('a browser that translates the page changes no letter of a document', () => {
  render(<Held first="V" />);
  expect(letter().closest('[translate=no]')).not.toBeNull();
});

test('letter and digits are one text; another letter keeps the digits, other digits the letter', () => {
  render(<Held first="V" />);
  type('12345678');
  choose('E');
  type('87654321');
  expect(onChange.mock.calls).toEqual([['V12345678'], ['E12345678'], ['E87654321']]);
  expect([letter().value, digits().value]).toEqual(['E', '87654321']);
});

test('a letter that is typed or pasted with the digits is the one that counts', () => {
  render(<Held first="V" />);
  type('j 12345678');
  expect([letter().value, digits().value]).toEqual(['J', '12345678']);
});

test('a stored cédula is shown as letter and digits, and an empty field starts with V', () => {
  const { unmount } = render(<Held first="E12345678" />);
  expect([letter().value, digits().value]).toEqual(['E', '12345678']);
  unmount();
  render(<Held first="" />);
  expect([letter().value, digits().value]).toEqual(['V', '']);
});
