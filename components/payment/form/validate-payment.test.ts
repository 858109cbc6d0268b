import { emptyValues } from './payment-values';
import { errorsFromServer, validatePayment } from './validate-payment';

const REQUIRED = 'Este campo es obligatorio';
const methods = [{ name: 'Pago Móvil', description: '', account: '', rate: 1 }];
const empty = emptyValues([]);
const complete = {
  ...emptyValues(methods),
  amount: '20',
  reference: '004512',
  name: 'Ana Pérez',
  idDigits: '12.345.678',
  phone: '0414-123.45.67',
  address: 'Valencia',
};

test('each field that is empty says so', () => {
  expect(validatePayment(empty, methods, false)).toEqual({
    method: REQUIRED,
    amount: 'Este campo es obligatorio y debe ser mayor a 0',
    reference: REQUIRED,
    name: REQUIRED,
    idDigits: REQUIRED,
    phone: REQUIRED,
    address: REQUIRED,
    receipt: REQUIRED,
  });
});

test('a complete form with its receipt is right', () => {
  expect(validatePayment(complete, methods, true)).toEqual({});
});

test.each(['0', '0.5', '-3', 'x'])('an amount of %s is not enough', (amount) => {
  expect(validatePayment({ ...complete, amount }, methods, true)).toEqual({
    amount: 'Este campo es obligatorio y debe ser mayor a 0',
  });
});

test('a method that the raffle no longer offers must be chosen anew', () => {
  expect(validatePayment(complete, [], true)).toEqual({ method: REQUIRED });
});

test('without a country there is no code', () => {
  expect(validatePayment({ ...complete, country: '' }, methods, true).country).toBe(REQUIRED);
});

test('what the server finds wrong lands on the fields of the form', () => {
  expect(
    errorsFromServer({ nationalId: 'no', phoneCode: 'no', receipt: 'no', name: 'no' }),
  ).toEqual({ idDigits: 'no', country: 'no', receipt: 'no', name: 'no' });
});
