import { initialValues, purchaseRequest, validatePayment } from './form-values';

const REQUIRED = 'Este campo es obligatorio';
const methods = [{ id: 'pm', name: 'Pago Móvil', details: [], currency: null, rate: 1 }];
const empty = initialValues([]);
const complete = {
  ...initialValues(methods),
  amount: '20',
  reference: '004512',
  name: 'Ana Pérez',
  nationalId: 'V12.345.678',
  phone: '0414-123.45.67',
  address: 'Valencia',
};

// spec: required
test('each field that is empty says so', () => {
  expect(validatePayment(empty, methods, false)).toEqual({
    method: REQUIRED,
    amount: 'Este campo es obligatorio y debe ser mayor a 0',
    reference: REQUIRED,
    name: REQUIRED,
    nationalId: REQUIRED,
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

// spec: method-required
test('a buyer must replace a method that the raffle no longer offers', () => {
  expect(validatePayment(complete, [], true)).toEqual({ method: REQUIRED });
});

// spec: code-required
test('without a country there is no code', () => {
  expect(validatePayment({ ...complete, phoneCode: '' }, methods, true).phoneCode).toBe(REQUIRED);
});

test('the request has what the server reads: the country code, cédula and phone in one form', () => {
  const seen = { price: 10, packs: [], rate: 1 };
  expect(purchaseRequest(complete, [{ id: 'a', number: '1' }], seen)).toEqual({
    tickets: [{ id: 'a', number: '1' }],
    method: 'pm',
    amount: 20,
    reference: '004512',
    name: 'Ana Pérez',
    nationalId: 'V12345678',
    phoneCode: '58',
    phone: '4141234567',
    address: 'Valencia',
    seen,
    tappedAt: expect.any(Number) as number,
  });
});

test('a draft with fewer fields than today gets the others empty, and no unknown ones', () => {
  const kept = { name: 'Ana', phoneCode: 'CO', color: 'red' };
  expect(initialValues(methods, kept)).toEqual({
    ...initialValues(methods),
    name: 'Ana',
    phoneCode: 'CO',
  });
});
