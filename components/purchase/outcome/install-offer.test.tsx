/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { InstallOffer } from './install-offer';

const phone = window as { installPrompt?: unknown };
const prompt = jest.fn(async () => undefined);
const button = () => screen.queryByRole('button', { name: 'Agregar la tienda a mi teléfono' });

beforeEach(() => {
  localStorage.clear();
  prompt.mockClear();
  phone.installPrompt = { prompt };
});

test('a browser that offers nothing is asked for nothing', () => {
  phone.installPrompt = undefined;
  render(<InstallOffer />);
  expect(button()).toBeNull();
  phone.installPrompt = { prompt };
  render(<InstallOffer />);
  expect(button()).not.toBeNull();
});

test('it is offered once: with the next purchase no more, taken or not', () => {
  const { unmount } = render(<InstallOffer />);
  expect(button()).not.toBeNull();
  unmount();
  render(<InstallOffer />);
  expect(button()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});

test('a tap asks the browser and takes the offer away', async () => {
  render(<InstallOffer />);
  await act(async () => button()?.click());
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(button()).toBeNull();
});
