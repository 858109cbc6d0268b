import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { purchaseRequestSchema } from '@/lib/raffle/purchase-schema';
import { apiErrorMessages } from '@/lib/raffle/reasons';
import { examplePurchase, exampleTicket } from '@/lib/testing/example-purchase';
import { readPurchase } from './read-purchase';

jest.mock('node:os', () => jest.requireActual<object>('@/lib/testing/own-tmpdir'));

const valid = examplePurchase();

type Parts = { data?: string; receipt?: Blob };

const picture = new Blob(['a picture'], { type: 'image/jpeg' });

function read({ data, receipt }: Parts) {
  const body = new FormData();
  if (data !== undefined) body.append('data', data);
  if (receipt) body.append('receipt', receipt, 'pago.jpg');
  return readPurchase(new Request('http://x', { method: 'POST', body }));
}

const sendChanged = (changes: object) =>
  read({ data: JSON.stringify({ ...valid, ...changes }), receipt: picture });

const invalid = (fields: Record<string, string>, msg = apiErrorMessages['invalid-form']) => ({
  ok: false,
  reason: 'invalid-form',
  msg,
  fields,
});

const badRequest = { ok: false, reason: 'bad-request', msg: apiErrorMessages['bad-request'] };

const strange: unknown[] = [
  { $ne: 1 },
  ['x'],
  [null],
  [[]],
  [{ id: { $ne: 1 }, number: ['1'] }],
  null,
  { toString: 1 },
  { price: { $gt: 0 }, rate: 'x' },
];

test.each(Object.keys(valid))('%s of any other kind is refused', async (field) => {
  for (const value of strange) {
    expect([value, await sendChanged({ [field]: value })]).toMatchObject([value, { ok: false }]);
  }
});

test('unknown fields are left out', async () => {
  const form = await sendChanged({ vendedor: 'me', seen: { ...valid.seen, $gt: 0 } });
  if (!form.ok) throw new Error(form.msg);
  expect(form.request).toEqual(valid);
  await form.receipt.discard();
});

test('of thirty thousand tickets as many are read as show that there are too many', async () => {
  const validate = jest.spyOn(purchaseRequestSchema, 'validateSync');
  await sendChanged({ tickets: Array(30_000).fill(0) });
  expect(validate.mock.lastCall?.[0]).toHaveProperty('tickets.length', 51);
});

test('a purchase is read as the schema converts it, with its picture on disk', async () => {
  const form = await sendChanged({ nationalId: '12.345.678', phone: '0414-1234567', amount: '10' });
  if (!form.ok) throw new Error(form.msg);
  expect(form).toEqual({
    ok: true,
    request: valid,
    receipt: expect.anything() as unknown,
  });
  expect(await readFile(form.receipt.file, 'utf8')).toBe('a picture');
  await form.receipt.discard();
  expect(existsSync(form.receipt.file)).toBe(false);
});

test('a missing picture is reported at its field', async () => {
  expect(await read({ data: JSON.stringify(valid) })).toEqual(
    invalid({ receipt: 'Este campo es obligatorio' }),
  );
});

test('a body that is no purchase form is a bad request', async () => {
  const text = new Request('http://x', { method: 'POST', body: 'data' });
  expect(await readPurchase(text)).toEqual(badRequest);
  expect(await read({ receipt: picture })).toEqual(badRequest);
});

test('a form of more than 64 KiB beside the picture is too large', async () => {
  const padded = JSON.stringify({ ...valid, name: 'Ana', address: 'Valencia', method: 'x' }).padEnd(
    64 * 1024,
  );
  const form = await read({ data: padded, receipt: picture });
  if (!form.ok) throw new Error(form.msg);
  await form.receipt.discard();
  expect(await read({ data: `${padded} `, receipt: picture })).toEqual({
    ok: false,
    reason: 'too-large',
    msg: apiErrorMessages['too-large'],
  });
});

test('a receipt of exactly 15 MiB is taken, one of a byte more is too large', async () => {
  const data = JSON.stringify(valid);
  const most = new Uint8Array(15 * 1024 * 1024);
  const form = await read({ data, receipt: new Blob([most]) });
  if (!form.ok) throw new Error(form.msg);
  expect((await stat(form.receipt.file)).size).toBe(most.length);
  await form.receipt.discard();
  expect(await read({ data, receipt: new Blob([most, 'x']) })).toEqual({
    ok: false,
    reason: 'too-large',
    msg: apiErrorMessages['too-large'],
  });
});

test.each(['', '{', 'null', '[]', '"x"', '7'])('%j is no purchase', async (data) => {
  expect(await read({ data, receipt: picture })).toEqual(badRequest);
});

test('the picture of a purchase that is not accepted is removed', async () => {
  const before = readdirSync(tmpdir());
  await sendChanged({ name: '' });
  await read({ data: 'null', receipt: picture });
  expect(readdirSync(tmpdir())).toEqual(before);
});

test('each field is reported once, with its first problem', async () => {
  const tickets = [{ id: 'x', number: '001' }, exampleTicket(2), { id: 'y', number: '' }];
  const changes = { name: ' ', nationalId: 'x'.repeat(41), tickets, seen: {} };
  expect(await sendChanged(changes)).toEqual(
    invalid({
      name: 'Este campo es obligatorio',
      nationalId: 'Escribe como máximo 40 caracteres',
      tickets: 'Este número no existe',
      seen: 'Vuelve a cargar la página para ver el precio de hoy',
    }),
  );
});

test('too many tickets are reported in place of the general sentence', async () => {
  const tickets = Array.from({ length: 51 }, (_, place) => exampleTicket(place));
  const tooMany = 'El limite maximo de compra es de 50 tickets';
  expect(await sendChanged({ tickets })).toEqual(invalid({ tickets: tooMany }, tooMany));
});
