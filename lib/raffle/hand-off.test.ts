import { handOffMessage } from './hand-off';
import { whatsappChat } from './whatsapp-chat';

const trouble = 'Estoy esperando la confirmación.';

test('the shop reads what it needs to find the purchase', () => {
  expect(
    handOffMessage({
      raffle: 'Moto & casco',
      numbers: ['0427', '0815'],
      reference: '004512',
      trace: 'A1B2C3',
      trouble,
    }),
  ).toBe(
    'Hola, necesito ayuda con mi pago de la rifa "Moto & casco".\nEstoy esperando la confirmación.\nNúmeros: 0427, 0815\nReferencia: 004512\nCódigo: A1B2C3',
  );
});

test('one number is a number, and what is not known is left out', () => {
  expect(
    handOffMessage({ raffle: 'Moto', numbers: ['1'], reference: '', trace: 'A1B2C3', trouble }),
  ).toBe(
    'Hola, necesito ayuda con mi pago de la rifa "Moto".\nEstoy esperando la confirmación.\nNúmero: 1\nCódigo: A1B2C3',
  );
});

test('it survives the way through a link', () => {
  const message = handOffMessage({
    raffle: 'Moto & casco #1 100% + año',
    numbers: ['1'],
    reference: '12&text=x',
    trace: 'A',
    trouble,
  });
  const link = whatsappChat('https://wa.me/58424', message);
  expect(new URL(link).searchParams.get('text')).toBe(message);
});
