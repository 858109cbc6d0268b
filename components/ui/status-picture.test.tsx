/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusPicture } from './status-picture';

const ADDRESS = '/rifa/65a1f0000000000000000001/historia.jpg';
const FAILED = 'No pudimos preparar la imagen. Revisa tu señal e intenta de nuevo.';
const share = jest.fn();
const ask = jest.fn();

function setPhone(own: { canShare?: unknown; share?: unknown }) {
  for (const name of ['canShare', 'share'] as const) {
    Object.defineProperty(navigator, name, { value: own[name], configurable: true });
  }
}

beforeEach(() => {
  share.mockReset().mockResolvedValue(undefined);
  ask.mockReset().mockResolvedValue({ ok: true, blob: async () => new Blob(['jpeg']) });
  globalThis.fetch = ask;
  setPhone({ canShare: () => true, share });
  render(
    <StatusPicture picture={ADDRESS} fileName="rifa.jpg">
      Imagen para tu estado de WhatsApp
    </StatusPicture>,
  );
});
afterEach(() => setPhone({}));

const prepare = () =>
  userEvent.click(screen.getByRole('button', { name: 'Imagen para tu estado de WhatsApp' }));
const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Compartir imagen' }));
const note = () => screen.getByRole('status').textContent;

test('the first tap fetches the picture, and the second one shares it at once', async () => {
  await prepare();
  expect(ask).toHaveBeenCalledWith(ADDRESS, expect.anything());
  expect(share).not.toHaveBeenCalled();
  await send();
  expect(note()).toBe('La imagen está lista.');
  const [{ files }] = share.mock.lastCall as [{ files: File[] }];
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['rifa.jpg', 'image/jpeg', 4],
  ]);
});

test('while it is prepared further taps ask for nothing', async () => {
  ask.mockReturnValue(new Promise(() => undefined));
  await prepare();
  await prepare();
  expect(note()).toBe('Preparando la imagen…');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a refusal is told, and the next tap tries again', async () => {
  ask.mockResolvedValueOnce({ ok: false });
  await prepare();
  expect(await screen.findByText(FAILED)).toBeTruthy();
  await prepare();
  await send();
  expect(share).toHaveBeenCalledTimes(1);
});

test('a visitor who closes the sheet can share again', async () => {
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await prepare();
  await send();
  await send();
  expect(share).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a phone that refuses to share it lets the visitor save it', async () => {
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await prepare();
  await send();
  const link = await screen.findByRole('link', { name: 'Guardar imagen' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([ADDRESS, 'rifa.jpg']);
  expect(note()).toBe('Este teléfono no pudo compartirla. Guárdala y súbela a tu estado.');
});
