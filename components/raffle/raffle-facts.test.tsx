/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installScreen } from '@/components/picker/screen.test-kit';
import { exampleRaffle, otherRaffle, serveHtml } from './example-raffle.test-kit';
import { Gallery } from './gallery';
import { PackList } from './pack-list';
import { PaymentMethods } from './payment-methods';
import { Prizes } from './prizes';
import { RaffleMissing } from './raffle-missing';
import { SoldOut } from './sold-out';

beforeAll(installScreen);

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each pack says its price and saving, and one over the limit is not shown', () => {
  const packs = [
    { quantity: 3, price: 12 },
    { quantity: 10, price: 50 },
    { quantity: 11, price: 40 },
  ];
  const money = { symbol: '$', conversion: { currency: 'VES', rate: 100 } };
  render(<PackList raffle={exampleRaffle({ packs, maxPerPurchase: 10 })} money={money} />);
  expect(items()).toEqual([
    '3 númerosBs\u00a01.200,00 ≈\u00a0$12Ahorras Bs\u00a0300,00',
    '10 númerosBs\u00a05.000,00 ≈\u00a0$50',
  ]);
});

test('the copied account is the one beside the button, with two methods', async () => {
  const user = userEvent.setup();
  const [method] = exampleRaffle().methods;
  const methods = ['Banesco', 'Zelle'].map((name) => ({
    ...{ ...method!, id: name, name, description: '', account: `account of ${name}` },
  }));
  render(<PaymentMethods methods={methods} showsAccounts />);
  await user.click(screen.getByRole('button', { name: 'Copiar la cuenta de Zelle' }));
  expect(await navigator.clipboard.readText()).toBe('account of Zelle');
  await user.click(screen.getByRole('button', { name: 'Copiar la cuenta de Banesco' }));
  expect(await navigator.clipboard.readText()).toBe('account of Banesco');
});

test('each picture of the gallery says which it is of how many', () => {
  render(<Gallery images={['/uploads/rifa/a.jpg', '/uploads/rifa/b.jpg']} raffleName="Moto" />);
  const second = screen.getByRole('group', { name: '2 de 2' });
  const picture = within(second).getByRole('img', { name: 'Moto, imagen 2' });
  expect(picture.getAttribute('src')).toBe('/uploads/rifa/b.jpg?w=656.jpeg');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('a single prize and a single picture have their section', () => {
  render(<Prizes prizes={[{ date: null, name: 'Moto', description: '' }]} />);
  render(<Gallery images={['/uploads/rifa/a.jpg']} raffleName="Moto" />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Premios especiales', 'Galería']);
});

test('a sold-out raffle offers up to three others, and none that does not sell yet', () => {
  const others = [
    otherRaffle('Por venir', { isPending: true }),
    otherRaffle('Carro', { price: 10 }),
    otherRaffle('Casa', { price: 0 }),
    otherRaffle('Viaje'),
    otherRaffle('Televisor'),
  ];
  render(<SoldOut others={others} currency="$" />);
  expect(items()).toEqual(['Carro $10,00', 'Casa ', 'Viaje $5,00']);
  const first = screen.getByRole('link', { name: 'Carro' });
  expect(first.getAttribute('href')).toBe('/rifa/id-Carro');
});

test('a sold-out raffle offers nothing when no other sells', () => {
  render(<SoldOut others={[otherRaffle('Por venir', { isPending: true })]} currency="$" />);
  expect(screen.getByText('Todos los números están vendidos. ¡Gracias!')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a raffle that does not exist leads home and to those that are open', () => {
  serveHtml(<RaffleMissing openRaffles={[otherRaffle('Carro')]} currencySymbol="$" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta rifa no existe');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/home', '/rifa/id-Carro']);
});

test.each([
  [null, 'Intentar de nuevo'],
  [[], 'Por ahora no hay rifas activas.'],
])('a raffle that does not exist shows the open ones %j as: %s', (openRaffles, words) => {
  serveHtml(<RaffleMissing openRaffles={openRaffles} currencySymbol="$" />);
  expect(screen.getByText(words)).toBeTruthy();
});
