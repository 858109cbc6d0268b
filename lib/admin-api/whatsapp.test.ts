import { sellerSentence } from './whatsapp';

// spec: whatsapp-call
test('a purchase of one number names it', () => {
  expect(sellerSentence(['007'])).toBe('Se ha registrado una compra en linea, del numero 007');
});

// spec: whatsapp-call
test('a purchase of several numbers names them', () => {
  expect(sellerSentence(['007', '000-501'])).toBe(
    'Se ha registrado una compra en linea, de los siguientes numeros 007, 000-501',
  );
});
