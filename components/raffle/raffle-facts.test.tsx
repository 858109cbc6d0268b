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
    { quantity: 5, price: 25 },
    { quantity: 11, price: 40 },
  ];
  const money = { symbol: '$', conversion: { currency: 'VES', rate: 100 } };
  render(<PackList raffle={exampleRaffle({ packs, maxPerPurchase: 10 })} money={money} />);
  expect(items()).toEqual([
    '3 númerosBs\u00a01.200,00 ≈\u00a0$12Ahorras Bs\u00a0300,00',
    '5 númerosBs\u00a02.500,00 ≈\u00a0$25',
  ]);
});

test('a pack of exactly the limit is listed, and no list appears without packs', () => {
  const money = { symbol: '$', conversion: null };
  const packs = [{ quantity: 10, price: 40 }];
  const { rerender } = render(
    <PackList raffle={exampleRaffle({ packs, maxPerPurchase: 10 })} money={money} />,
  );
  expect(screen.getByRole('list', { name: 'Combos' })).toBeTruthy();
  rerender(<PackList raffle={exampleRaffle({ packs, maxPerPurchase: 9 })} money={money} />);
  expect(screen.queryByRole('list')).toBeNull();
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

// spec: methods
test('each method has its name, description and account', () => {
  const [method] = exampleRaffle().methods;
  const zelle = { name: 'Zelle', description: 'A nombre de Ana', account: 'ana@example.com' };
  const cash = { name: 'Efectivo', description: '', account: '' };
  const methods = [zelle, cash].map((own) => ({ ...method!, ...own }));
  render(<PaymentMethods methods={methods} showsAccounts />);
  expect(screen.getByRole('region', { name: 'Métodos de pago' })).toBeTruthy();
  expect(screen.getByText('ana@example.com').getAttribute('translate')).toBe('no');
  expect(items()).toEqual([
    'ZelleA nombre de Anaana@example.comCopiar la cuenta de Zelle',
    'Efectivo',
  ]);
});

// spec: prizes
test('each prize has its place, its own date where it has one, its name and description', () => {
  const prizes = [
    { date: null, name: 'Moto', description: '' },
    { date: '2031-03-05T23:30:00.000Z', name: 'Casco', description: 'Integral' },
  ];
  render(<Prizes prizes={prizes} />);
  const region = screen.getByRole('region', { name: 'Premios especiales' });
  expect(items()).toEqual(['1Moto', '205/03/2031 7:30\u00a0p.\u00a0m.CascoIntegral']);
  expect(within(region).getByRole('heading', { name: 'Casco', level: 3 })).toBeTruthy();
  expect(region.querySelector('time')?.dateTime).toBe('2031-03-05T23:30:00.000Z');
});

test('each picture of the gallery says which it is of how many', () => {
  render(<Gallery images={['/uploads/rifa/a.jpg', '/uploads/rifa/b.jpg']} raffleName="Moto" />);
  const second = screen.getByRole('group', { name: '2 de 2' });
  const picture = within(second).getByRole('img', { name: 'Moto, imagen 2' });
  expect(picture.getAttribute('src')).toBe('/uploads/rifa/b.jpg?w=640.jpeg');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('a single prize and a single picture have their section', () => {
  render(<Prizes prizes={[{ date: null, name: 'Moto', description: '' }]} />);
  render(<Gallery images={['/uploads/rifa/a.jpg']} raffleName="Moto" />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Premios especiales', 'Galería']);
});

test.each([
  ['Galería', <Gallery key="" images={[]} raffleName="Moto" />],
  ['Premios especiales', <Prizes key="" prizes={[]} />],
  ['Métodos de pago', <PaymentMethods key="" methods={[]} showsAccounts />],
])('an empty section "%s" has no heading', (_title, part) => {
  render(part);
  expect(screen.queryByRole('heading')).toBeNull();
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
