/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TicketActions } from './ticket-actions';

const address = 'https://rifas.example.com/boleto/AbC-1';
const picture = '/api/boletos/AbC-1/boleto.jpg';
const share = jest.fn<Promise<void>, [ShareData]>();
const asked = jest.fn<Promise<unknown>, [string]>();

function setBrowser(own: { share?: unknown; canShare?: unknown }) {
  for (const name of ['share', 'canShare'] as const) {
    Object.defineProperty(navigator, name, { value: own[name], configurable: true });
  }
}

const ticket = { token: 'AbC-1', address, raffleName: 'Moto', hasDraw: true, mayBoast: true };
const show = (own: Partial<typeof ticket> = {}) => render(<TicketActions {...ticket} {...own} />);

const button = () => screen.getByRole('button', { name: 'Compartir' });

beforeEach(() => {
  share.mockReset().mockResolvedValue(undefined);
  asked.mockReset().mockResolvedValue({ ok: true, blob: async () => new Blob(['picture']) });
  global.fetch = asked as unknown as typeof fetch;
  setBrowser({});
});

test('the picture is saved under a name of its own', () => {
  show();
  const link = screen.getByRole('link', { name: 'Guardar imagen' });
  expect(link.getAttribute('href')).toBe(picture);
  expect(link.getAttribute('download')).toBe('boleto.jpg');
});

test('the draw goes into the calendar while it is to come, and not after', () => {
  const { unmount } = show();
  expect(screen.getByRole('link', { name: 'Agregar al calendario' }).getAttribute('href')).toBe(
    '/api/boletos/AbC-1/sorteo.ics',
  );
  unmount();
  show({ hasDraw: false });
  expect(screen.queryByRole('link', { name: 'Agregar al calendario' })).toBeNull();
});

test('a picture for the phone’s status is offered while the buyer has something to show', () => {
  const { unmount } = show();
  const link = screen.getByRole('link', { name: 'Imagen para tu estado de WhatsApp' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/api/boletos/AbC-1/estado.jpg',
    'ya-tengo.jpg',
  ]);
  unmount();
  show({ mayBoast: false });
  expect(screen.queryByRole('link', { name: 'Imagen para tu estado de WhatsApp' })).toBeNull();
});

test('without scripts that picture is saved, also by a phone that could share it', () => {
  setBrowser({ share, canShare: () => true });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<TicketActions {...ticket} />);
  expect(screen.getByRole('link', { name: 'Imagen para tu estado de WhatsApp' })).toBeTruthy();
  render(<TicketActions {...ticket} />, { container, hydrate: true });
  expect(screen.getByRole('button', { name: 'Imagen para tu estado de WhatsApp' })).toBeTruthy();
});

test('a phone that takes files gets the picture with the link', async () => {
  setBrowser({ share, canShare: () => true });
  show();
  await userEvent.click(button());
  expect(asked.mock.calls[0]?.[0]).toBe(picture);
  const [data] = share.mock.calls[0]!;
  expect(data).toMatchObject({ title: 'Mi boleto de Moto', url: address });
  expect(data.files?.map(({ name, type }) => [name, type])).toEqual([['boleto.jpg', 'image/jpeg']]);
});

test.each<[string, () => void]>([
  ['a phone that takes no files', () => setBrowser({ share, canShare: () => false })],
  ['a phone that does not say so', () => setBrowser({ share })],
  ['a line that breaks', () => asked.mockRejectedValue(new TypeError('no line'))],
  [
    'a shop that answers with an error',
    () => asked.mockResolvedValue({ ok: false, blob: async () => new Blob(['error']) }),
  ],
])('%s shares the link alone', async (_, meet) => {
  setBrowser({ share, canShare: () => true });
  meet();
  show();
  await userEvent.click(button());
  expect(share.mock.calls).toEqual([[{ title: 'Mi boleto de Moto', url: address }]]);
});

test('a buyer who closes the sheet is left alone, and may open it again', async () => {
  setBrowser({ share });
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  show();
  await userEvent.click(button());
  expect(screen.queryByText('Enviar por WhatsApp')).toBeNull();
  expect(button().getAttribute('aria-busy')).toBe('false');
  await userEvent.click(button());
  expect(share).toHaveBeenCalledTimes(2);
});

test.each([
  ['a sheet that a tap too long ago may not open', new DOMException('late', 'NotAllowedError')],
  ['a sheet that breaks', new TypeError('broken')],
])('%s gives way to WhatsApp and the link', async (_, error) => {
  setBrowser({ share });
  share.mockRejectedValue(error);
  show();
  await userEvent.click(button());
  expect(screen.getByText('Enviar por WhatsApp')).toBeTruthy();
});

test('a tap before the scripts is handled as soon as they are ready', async () => {
  const replay = ({ target }: Event) =>
    (target as Element).querySelector<HTMLElement>('[data-early-tap]')?.click();
  document.addEventListener('storefront:ready', replay, { once: true });
  show();
  expect(await screen.findByText('Enviar por WhatsApp')).toBeTruthy();
});

test('a second tap while the picture is on its way opens no second sheet', async () => {
  setBrowser({ share });
  asked.mockReturnValue(new Promise(() => undefined));
  show();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a browser without a sheet offers WhatsApp and the link, which a second tap hides', async () => {
  const user = userEvent.setup();
  show();
  await user.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  const ways = document.getElementById(button().getAttribute('aria-controls') ?? '');
  const chat = screen.getByRole('link', { name: 'Enviar por WhatsApp' });
  expect(ways?.contains(chat)).toBe(true);
  expect(chat.getAttribute('href')).toBe(
    `https://wa.me/?text=${encodeURIComponent(`Mi boleto de Moto ${address}`)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Copiar enlace el enlace del boleto' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  await user.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Enviar por WhatsApp')).toBeNull();
});
