/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormikProvider, useFormik } from 'formik';
import { payableFor } from '@/lib/raffle/amounts';
import { initialValues, validatePayment, type PaymentValues } from './form-values';
import { mobile, zelle } from './order-summary.test-kit';
import { OtherPayment, PaymentFields } from './payment-fields';

jest.mock('@/lib/raffle/countries/countries', () => ({
  countries: [
    { iso2: 'VE', nameES: 'Venezuela', phoneCode: '58' },
    { iso2: 'CO', nameES: 'Colombia', phoneCode: '57' },
  ],
}));

const methods = [mobile, zelle];
const pricing = { price: 5, packs: [] };
const known = { name: 'Ana Pérez', nationalId: 'V12345678', phone: '4141234567', address: 'Av. 1' };
const complete = { ...known, reference: '004512', amount: '4000,00' };
const remembered = {
  isWanted: false,
  isFolded: false,
  unfold: jest.fn(),
  setWanted: jest.fn(),
  rememberIfWanted: jest.fn(),
  forget: jest.fn(),
};
const onSubmit = jest.fn();

function Form({
  values = {},
  isFolded = false,
  isWanted = false,
  isAmountBehind = false,
  publishesAddress = false,
}) {
  const formik = useFormik<PaymentValues>({
    initialValues: initialValues(methods, values),
    validate: (typed) => validatePayment(typed, methods, true),
    onSubmit,
  });
  const conversion = methods.find(({ id }) => id === formik.values.method) ?? null;
  return (
    <FormikProvider value={formik}>
      <button onClick={() => void formik.submitForm()}>Registrar Pago</button>
      <PaymentFields
        remembered={{ ...remembered, isFolded, isWanted }}
        publishesAddress={publishesAddress}
      />
      <OtherPayment
        raffle={{ methods }}
        method={conversion ?? undefined}
        mustOpen={isAmountBehind}
        payable={payableFor(pricing, 2, { symbol: '$', conversion })}
      />
    </FormikProvider>
  );
}

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const trySending = () => userEvent.click(screen.getByRole('button', { name: 'Registrar Pago' }));
const amountFold = () => input(/^Monto/).closest('details')?.open;
async function valuesSent(): Promise<PaymentValues> {
  await trySending();
  const [values] = onSubmit.mock.lastCall as [PaymentValues];
  return values;
}

beforeEach(() => jest.clearAllMocks());

// spec: payment-fields
test('all that a payment needs is asked for, the phone with an example', () => {
  render(<Form />);
  const labels = ['Referencia', 'Nombre', 'Cédula', 'Teléfono', 'Dirección', /^Monto/];
  for (const label of [...labels, 'Método de pago', 'Código de país']) {
    expect(input(label).required).toBe(true);
  }
  const hint = document.getElementById(input('Teléfono').getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Ejemplo: 4240000000');
});

// spec: errors-after-try
test('nothing is called wrong before the first try, then each field by itself until it is right', async () => {
  render(<Form />);
  await userEvent.type(input('Referencia'), '12');
  await userEvent.clear(input('Referencia'));
  expect(input('Referencia').getAttribute('aria-invalid')).not.toBe('true');
  await trySending();
  for (const label of ['Referencia', 'Nombre', 'Cédula', 'Teléfono', 'Dirección', /^Monto/]) {
    expect(input(label).getAttribute('aria-invalid')).toBe('true');
  }
  await userEvent.type(input('Referencia'), '004512');
  expect(input('Referencia').getAttribute('aria-invalid')).not.toBe('true');
  expect(input('Nombre').getAttribute('aria-invalid')).toBe('true');
});

test('the amount is asked for in the currency of the method, with its total, and follows another one', async () => {
  render(<Form values={{ amount: '4000,00' }} />);
  const describes = () =>
    (input(/^Monto/).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent?.replaceAll('\u00a0', ' '));
  input('Monto (Bs)');
  expect(describes()).toEqual(['El total es Bs 4.000,00']);
  await userEvent.selectOptions(input('Método de pago'), 'Zelle');
  input('Monto ($)');
  expect(describes()).toEqual(['El total es $10,00']);
});

test.each([
  [{ amount: '4000,00' }, false, false],
  [{ amount: '3900,00' }, true, true],
])(
  'the amount %j waits behind "Pagué otro monto o de otra forma" unless it differs: %s',
  async (values, isBehind, isOpen) => {
    render(<Form values={values} isAmountBehind={isBehind} />);
    expect(amountFold()).toBe(isOpen);
  },
);

test('typing another amount replaces the total that stands in its field', async () => {
  render(<Form values={complete} />);
  input(/^Monto/).focus();
  await userEvent.keyboard('9500');
  expect(input(/^Monto/).value).toBe('9500');
});

test('an amount with an error is opened', async () => {
  render(<Form values={{ amount: '0' }} />);
  expect(amountFold()).toBe(false);
  await trySending();
  expect(amountFold()).toBe(true);
});

test('a method that is not offered any more has to be chosen, and cannot be chosen back', async () => {
  render(<Form values={{ method: 'gone' }} />);
  expect(amountFold()).toBe(true);
  const options = () => [...screen.getByLabelText('Método de pago').children];
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Elige un método de pago',
    'Pago Móvil',
    'Zelle',
  ]);
  await userEvent.selectOptions(input('Método de pago'), 'Zelle');
  expect(options().map(({ textContent }) => textContent)).toEqual(['Pago Móvil', 'Zelle']);
});

test('another country changes the visible code, and not the number', async () => {
  const { container } = render(<Form values={complete} />);
  const codes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Código de país' });
  const countries = [...codes.options];
  expect(countries.map(({ text }) => text)).toEqual(['Venezuela +58', 'Colombia +57']);
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('+58');
  await userEvent.selectOptions(input('Código de país'), 'CO');
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('+57');
  expect(await valuesSent()).toMatchObject({ phoneCode: 'CO', phone: known.phone });
});

test('letter and digits of the cédula are one value, whichever comes first', async () => {
  render(<Form values={{ ...complete, nationalId: 'V' }} />);
  await userEvent.selectOptions(input('Tipo de documento'), 'E');
  await userEvent.type(input('Cédula'), '1234567');
  expect((await valuesSent()).nationalId).toBe('E1234567');
  await userEvent.selectOptions(input('Tipo de documento'), 'J');
  expect((await valuesSent()).nationalId).toBe('J1234567');
});

test('a known person is shown in short, and asked for again by "Cambiar mis datos"', async () => {
  render(<Form values={known} isFolded isWanted />);
  const { textContent } = screen.getByRole('region', { name: 'Tus datos' });
  expect(textContent).toContain('Ana Pérez, V12345678');
  expect(textContent).toContain('4141234567, Av. 1');
  expect(screen.queryByLabelText('Nombre')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar mis datos' }));
  expect(remembered.unfold).toHaveBeenCalledTimes(1);
});

test('a known person with something wrong is shown whole, so that it can be put right', async () => {
  render(<Form values={{ ...known, phone: '' }} isFolded isWanted />);
  expect(screen.queryByLabelText('Teléfono')).toBeNull();
  await trySending();
  expect(input('Teléfono').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  [true, [[false]]],
  [false, [[true]]],
])('the tick, given: %s, is turned round by a tap', async (isWanted, calls) => {
  render(<Form isWanted={isWanted} />);
  const tick = screen.getByRole<HTMLInputElement>('checkbox', {
    name: /^Recordar mis datos en este teléfono/,
  });
  expect(tick.checked).toBe(isWanted);
  await userEvent.click(tick);
  expect(remembered.setWanted.mock.calls).toEqual(calls);
});

test('the days that the buyer’s data stay are told as in the privacy policy', () => {
  render(<Form />);
  const days = 'los 180 días de tu última compra';
  expect(screen.getByRole('checkbox').closest('label')?.textContent?.toLowerCase()).toContain(days);
  expect(readFileSync('content/privacidad.md', 'utf8')).toContain(days);
});

test.each([
  [true, 'Para entregarte el premio. Si ganas, se publica junto a tu nombre.'],
  [false, 'Para entregarte el premio.'],
])('a shop that publishes addresses (%s) says so beside the field', (publishesAddress, hint) => {
  render(<Form publishesAddress={publishesAddress} />);
  const said = document.getElementById(input('Dirección').getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe(hint);
});
