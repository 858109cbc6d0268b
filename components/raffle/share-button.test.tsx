/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveHtml } from './example-raffle.test-kit';
import { ShareButton } from './share-button';

const address = 'https://rifas.example.com/rifa/65a1f0000000000000000001';
const chat = 'https://wa.me/?text=Moto';
const button = <ShareButton raffleName="Moto" {...{ address, chat }} />;

function setShare(share: unknown) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => setShare(undefined));

test("the phone's own sheet is opened with the clean address", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  setShare(share);
  render(button);
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(share).toHaveBeenCalledWith({ title: 'Moto', url: address });
  const [picture, ...others] = await screen.findAllByRole('link');
  expect(picture?.textContent).toBe('Imagen para tu estado de WhatsApp');
  expect(others).toEqual([]);
});

test('a visitor who closes the sheet is offered no other way to send the link', async () => {
  setShare(jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
  render(button);
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(await screen.findAllByRole('link')).toHaveLength(1);
});

test.each([
  ['has no sheet', undefined],
  ['refuses its sheet', jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
])('a browser that %s offers WhatsApp and the link', async (_case, share) => {
  setShare(share);
  render(button);
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  const link = await screen.findByRole('link', { name: 'Enviar por WhatsApp' });
  expect(link.getAttribute('href')).toBe(chat);
  expect(screen.getByRole('button', { name: /Copiar enlace/ })).toBeTruthy();
  const picture = screen.getByRole('link', { name: 'Imagen para tu estado de WhatsApp' });
  expect(picture.getAttribute('href')).toBe(`${new URL(address).pathname}/historia.jpg`);
  expect(picture.getAttribute('download')).toBe('rifa.jpg');
});

test('a link to WhatsApp is shown until the scripts load, then the button', async () => {
  setShare(jest.fn().mockResolvedValue(undefined));
  const { hydrate } = serveHtml(button);
  expect(screen.getByRole('link', { name: 'Compartir' }).getAttribute('href')).toBe(chat);
  expect(screen.queryByRole('button')).toBeNull();
  hydrate();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(navigator.share).toHaveBeenCalledTimes(1);
});

test('a second tap closes the ways to share, and a third opens them', async () => {
  render(button);
  const opener = screen.getByRole('button', { name: 'Compartir' });
  const ways = async (count: number) => {
    await waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(count));
    return opener.ariaExpanded;
  };
  expect(await ways(0)).toBe('false');
  await userEvent.click(opener);
  expect(await ways(2)).toBe('true');
  await userEvent.click(opener);
  expect(await ways(0)).toBe('false');
  await userEvent.click(opener);
  expect(await ways(2)).toBe('true');
});

test('the copied text is the clean address alone', async () => {
  const user = userEvent.setup();
  render(button);
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  await user.click(
    await screen.findByRole('button', { name: 'Copiar enlace el enlace de la rifa' }),
  );
  expect(await navigator.clipboard.readText()).toBe(address);
});
