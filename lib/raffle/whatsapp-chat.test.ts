import { whatsappChat, whatsappNumber } from './whatsapp-chat';

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
