/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskFirst } from './ask-first';

const onYes = jest.fn();
const words = {
  ...{ note: 'Se guarda aquí.', question: 'Se borrará.', className: undefined },
  ...{ action: 'Borrar', no: 'No, dejarlos', yes: 'Sí, borrar' },
};
const told = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });

test('a double tap deletes nothing: the way back takes the place of the tapped button', async () => {
  render(<AskFirst {...words} onYes={onYes} />);
  const first = button('Borrar');
  await userEvent.dblClick(first);
  expect([told(), first.textContent]).toEqual(['Se guarda aquí.', 'Borrar']);
  expect(onYes).not.toHaveBeenCalled();
});

test('a buyer who confirms has it deleted once, and may be asked again', async () => {
  render(<AskFirst {...words} onYes={onYes} />);
  await userEvent.click(button('Borrar'));
  expect(told()).toBe('Se borrará.');
  await userEvent.click(button('Sí, borrar'));
  expect(onYes).toHaveBeenCalledTimes(1);
  expect(told()).toBe('Se guarda aquí.');
});
