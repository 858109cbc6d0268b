import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { accountRows } from '@/lib/raffle/account-rows';
import { buyerSchema } from '@/lib/raffle/purchase-schema';
import { findMethod, readMethods } from './payment-methods';

jest.mock('@/lib/platform/log/warn-throttled');

const fields = (metodo: { id?: unknown; name?: unknown; account?: unknown; rate?: unknown }) => ({
  ...{ id: undefined, name: undefined, account: '', rate: 1, ...metodo },
  ...{ description: '', currency: null, asItCame: metodo },
});

const sold = (...metodos: Parameters<typeof fields>[0][]) =>
  readMethods(metodos.map(fields)).methods;

const idsOf = (methods: ReturnType<typeof sold>) => methods.map(({ method }) => method.id);

describe('the method a buyer asked for', () => {
  const methods = sold(
    { id: 'm1', name: 'Pago Móvil' },
    { id: 'm2', name: 'Zelle', account: 'uno@example.com' },
    { id: 'm3', name: 'Zelle', account: 'dos@example.com' },
    { id: 'm4', name: 'm1' },
  );

  test.each([
    ['its id', 'm3', 'm3'],
    ['an id that is another’s name', 'm1', 'm1'],
  ])('is found by %s', (_how, asked, id) => {
    expect(findMethod(methods, asked)?.method.id).toBe(id);
  });

  test.each([
    ['its name', 'Pago Móvil'],
    ['an id that none has', 'm5'],
    ['nothing', ''],
  ])('is not guessed from %s', (_how, asked) => {
    expect(findMethod(methods, asked)).toBeNull();
  });

  test('comes with its fields as the admin API sent them', () => {
    expect(findMethod(methods, 'm2')).toEqual({
      method: {
        id: 'm2',
        name: 'Zelle',
        description: '',
        account: 'uno@example.com',
        details: accountRows('uno@example.com'),
        currency: null,
        rate: 1,
      },
      asItCame: { id: 'm2', name: 'Zelle', account: 'uno@example.com' },
    });
  });
});

test('methods of one name, without ids, are counted', () => {
  const zelle = { name: 'Zelle' };
  expect(idsOf(sold(zelle, zelle, zelle, zelle))).toEqual([
    'Zelle',
    'Zelle (2)',
    'Zelle (3)',
    'Zelle (4)',
  ]);
});

test('a method left out for its rate does not change the ids of the others', () => {
  const zelle = { name: 'Zelle' };
  expect(idsOf(sold({ ...zelle, rate: 'consultar' }, zelle))).toEqual(['Zelle (2)']);
});

test.each([
  ['two spaces', 'Pago  Móvil'],
  ['a no-break space', 'Pago\u00a0Móvil'],
  ['a tab', 'Pago\tMóvil'],
  ['a line break', 'Pago\nMóvil'],
  ['a space behind it', 'Pago Móvil '],
  ['half an emoji', 'Pago \ud83d Móvil'],
  ['markup', '<b>Pago</b> Móvil'],
  ['an entity', 'Pago M&oacute;vil'],
  ['an entity in an entity', 'Pago M&amp;oacute;vil'],
  ['an escaped entity', 'Zelle &amp;amp; PayPal'],
  ['an escaped number of a character', 'Banco &#38;#38; X'],
  ['an escaped tag', 'Zelle &lt;b&gt;x'],
  ['a blank braille sign', 'Pago\u2800Móvil'],
  ['201 letters', 'P'.repeat(201)],
  ['5,000 letters', 'P'.repeat(5000)],
  ['an emoji where it is cut', `${'P'.repeat(189)}😀`],
])('a buyer can pay by a method without an id, %s in its name', async (_what, name) => {
  const methods = sold({ name }, { name });
  for (const [place, { method }] of methods.entries()) {
    const asked = (await buyerSchema.validateAt('method', { method: method.id })) as string;
    expect(findMethod(methods, asked)).toBe(methods[place]);
  }
});

test.each([
  ['account', 501],
  ['description', 2001],
])('a method with a %s of %i letters is left out, not cut', (field, length) => {
  const zelle = { ...fields({ name: 'Zelle' }), [field]: '0'.repeat(length) };
  jest.mocked(warnThrottled).mockClear();
  expect(readMethods([zelle]).methods).toEqual([]);
  expect(jest.mocked(warnThrottled).mock.calls).toEqual([
    [{ event: 'payment-method-left-out', why: 'length', method: 'Zelle', rate: '1' }],
  ]);
});

test.each([
  ['its rate', { name: 'Zelle', rate: 'consultar' }, 'rate', 'Zelle', 'consultar'],
  ['its name', { description: 'preguntar', rate: 40 }, 'name', '', '40'],
])('the log reports a method left out for %s', (_why, metodo, why, name, rate) => {
  jest.mocked(warnThrottled).mockClear();
  expect(sold(metodo)).toEqual([]);
  expect(jest.mocked(warnThrottled).mock.calls).toEqual([
    [{ event: 'payment-method-left-out', why, method: name, rate }],
  ]);
});

test.each([
  ['all have the rate 1', [1, '1'], true],
  ['one has another rate', [1, 40], false],
  ['one has no rate', [1, 'consultar'], false],
])('prices are in the currency of the methods: %s', (_case, rates, isInBaseCurrency) => {
  const methods = rates.map((rate) => fields({ name: 'Zelle', rate }));
  expect(readMethods(methods)).toMatchObject({ isInBaseCurrency });
});
