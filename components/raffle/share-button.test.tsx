/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

const address = 'https://rifas.example.com/rifa/65a1f0000000000000000001';

function setShare(share: unknown) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => setShare(undefined));

test("the phone's own sheet is opened with the clean address", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  setShare(share);
  render(<ShareButton raffleName="Moto" address={address} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(share).toHaveBeenCalledWith({ title: 'Moto', url: address });
  expect(screen.queryByRole('link')).toBeNull();
});

test('whoever closes the sheet is left alone', async () => {
  setShare(jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
  render(<ShareButton raffleName="Moto" address={address} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['has no sheet', undefined],
  ['refuses its sheet', jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
])('a browser that %s offers WhatsApp and the link', async (_case, share) => {
  setShare(share);
  render(<ShareButton raffleName="Moto" address={address} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  const link = screen.getByRole('link', { name: 'Enviar por WhatsApp' });
  expect(link.getAttribute('href')).toBe(
    `https://wa.me/?text=${encodeURIComponent(`Moto: elige tus números aquí ${address}`)}`,
  );
  expect(screen.getByRole('button', { name: /Copiar enlace/ })).toBeTruthy();
});
