import { whatsappNumberFault } from './whatsapp-number';

test.each([
  ['04141234567', 'empieza con 0: escribe el código del país en su lugar, 584141234567'],
  ['0058414', 'empieza con 0: escríbelo con el código del país, 584141234567'],
  ['5804141234567', 'tiene un 0 después del código 58: escribe 584141234567'],
  ['4144123456', 'no tiene el código del país: escribe 584144123456'],
  ['2412345678', 'no tiene el código del país: escribe 582412345678'],
  ['58414123456', 'debe tener diez cifras después de 58'],
  ['5841412345678', 'debe tener diez cifras después de 58'],
  ['584141234567', null],
  ['14155552671', null],
])('of %s is said: %s', (digits, fault) => {
  expect(whatsappNumberFault(digits)).toBe(fault);
});
