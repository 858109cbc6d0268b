import { handOffMessage, prizeMessage, questionMessage } from './hand-off';
import { whatsappChat } from './whatsapp-chat';

const known = {
  raffle: 'Moto & casco',
  numbers: ['0427', '0815'],
  paid: 'Bs 1.000,00 por Pago Móvil',
  reference: '004512',
  trace: 'A1B2C3',
  trouble: 'Estoy esperando la confirmación.',
};

test('the shop reads what it needs to find the purchase', () => {
  expect(handOffMessage(known)).toBe(
    'Hola, necesito ayuda con mi pago de la rifa "Moto & casco".\nEstoy esperando la confirmación.\nNúmeros: 0427, 0815\nPagué: Bs 1.000,00 por Pago Móvil\nReferencia: 004512\nCódigo: A1B2C3',
  );
});

test('one number is a number, and unknown details are left out', () => {
  expect(handOffMessage({ ...known, numbers: ['1'], reference: '' })).toBe(
    'Hola, necesito ayuda con mi pago de la rifa "Moto & casco".\nEstoy esperando la confirmación.\nNúmero: 1\nPagué: Bs 1.000,00 por Pago Móvil\nCódigo: A1B2C3',
  );
});

test('the message names the lost numbers and what is wanted', () => {
  const message = handOffMessage({
    ...known,
    numbers: ['0427'],
    lost: ['0815', '0816'],
  });
  expect(message).toContain('\nNúmero: 0427\nYa no disponibles: 0815, 0816\n');
  expect(handOffMessage({ ...known, wanted: 'Quiero pagar la diferencia.' })).toContain(
    'confirmación.\nQuiero pagar la diferencia.\nNúmeros',
  );
  expect(handOffMessage({ ...known, numbers: [], lost: ['0427'] })).toContain(
    'confirmación.\nYa no disponible: 0427\nPagué',
  );
});

test('fifty numbers and long names stay within a thousand characters, with every detail that finds the payment', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => `100-${String(index).padStart(3, '0')}`);
  const message = handOffMessage({
    ...known,
    raffle: 'R'.repeat(300),
    trouble: 'T'.repeat(600),
    numbers,
    lost: numbers,
  });
  expect(message.length).toBeLessThanOrEqual(1000);
  expect(message).toContain(`rifa "${'R'.repeat(79)}…".`);
  expect(message).toMatch(/Ya no disponibles: 100-000.* y \d+ más/);
  expect(message).toContain(
    'Pagué: Bs 1.000,00 por Pago Móvil\nReferencia: 004512\nCódigo: A1B2C3',
  );
});

test('a name and a problem that fit are not shortened', () => {
  const raffle = 'R'.repeat(80);
  expect(handOffMessage({ ...known, raffle })).toContain(`"${raffle}"`);
  const trouble = 'T'.repeat(160);
  expect(handOffMessage({ ...known, trouble })).toContain(`\n${trouble}\n`);
  expect(handOffMessage({ ...known, trouble: `${trouble}T` })).toContain(`\n${'T'.repeat(159)}…\n`);
});

test('no character of a name is cut in two', () => {
  const raffle = '🎉'.repeat(90);
  expect(handOffMessage({ ...known, raffle })).toContain(`"${'🎉'.repeat(79)}…".`);
});

test('a text that cannot be shortened stays in full, with one number at least', () => {
  const wanted = 'W'.repeat(1000);
  expect(handOffMessage({ ...known, wanted })).toContain(`${wanted}\nNúmeros: 0427 y 1 más\n`);
});

test('the message survives the way through a link', () => {
  const message = handOffMessage({
    ...known,
    raffle: 'Moto & casco #1 100% + año',
    reference: '12&text=x',
  });
  const link = whatsappChat('https://wa.me/58424', message);
  expect(new URL(link).searchParams.get('text')).toBe(message);
});

test.each([
  [{}, '¡Hola! Tengo una duda.'],
  [{ raffle: 'Moto' }, '¡Hola! Tengo una duda sobre la rifa "Moto".'],
  [
    { raffle: 'Moto', numbers: ['0427', '0815'], amount: 'Bs 1.000,00' },
    '¡Hola! Tengo una duda sobre la rifa "Moto".\nNúmeros: 0427, 0815\nMonto: Bs 1.000,00',
  ],
])('a question about %j is written out', (about, message) => {
  expect(questionMessage(about)).toBe(message);
});

test('a question about very many long numbers stays short and keeps the amount', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => `${index}`.padStart(40, '0'));
  const message = questionMessage({ raffle: 'Moto', numbers, amount: 'Bs 1,00' });
  expect(message.length).toBeLessThanOrEqual(1000);
  expect(message).toMatch(/ y \d+ más\nMonto: Bs 1,00$/);
});

test.each([
  ['Moto', '¡Hola! Gané la rifa "Moto" con el número 0427 y quiero recibir mi premio.'],
  [undefined, '¡Hola! Gané con el número 0427 y quiero recibir mi premio.'],
])('a winner of the raffle %j asks for the prize', (raffle, message) => {
  expect(prizeMessage(raffle, '0427')).toBe(message);
});
