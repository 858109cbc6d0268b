import { whatsappChat, whatsappNumber } from './whatsapp-chat';

test('writes the message into the link', () => {
  const link = whatsappChat('https://wa.me/584240000000', 'Hola, ¿qué tal? 2+2 & más');
  expect(link).not.toContain('+');
  expect(new URL(link).searchParams.get('text')).toBe('Hola, ¿qué tal? 2+2 & más');
});

test('keeps what the link already asks for', () => {
  const link = whatsappChat('https://api.whatsapp.com/send?phone=584240000000', 'Hola');
  expect(link).toBe('https://api.whatsapp.com/send?phone=584240000000&text=Hola');
});

test.each([
  ['https://wa.me/584240000000', '+58 424 000 0000'],
  ['https://api.whatsapp.com/send?phone=584240000000', '+58 424 000 0000'],
  ['https://wa.me/13055550134', '+13055550134'],
  ['https://wa.me/message/ABCDEF', null],
])('the number of %s is read as %s', (link, number) => {
  expect(whatsappNumber(link)).toBe(number);
});
