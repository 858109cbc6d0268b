import { examplePurchase } from '@/lib/testing/example-purchase';
import { secondGeneration } from './generation-2';
import { registerPayment, type Registration } from './payments';
import { recordingAdmin } from './recording-admin.test-kit';
import { callAdmin } from './transport';

const admin = recordingAdmin();

const id = (digit: string) => digit.repeat(24);

const request = examplePurchase({
  tickets: [
    { id: id('a'), number: '007' },
    { id: id('b'), number: '008' },
  ],
  method: 'm1',
  reference: '00123',
  address: 'Valencia',
});

const method = {
  name: 'Zelle',
  description: '',
  account: '',
  details: [],
  currency: 'USD',
  rate: 1,
};

const registration: Registration = {
  generation: secondGeneration,
  purchase: {
    raffleId: id('c'),
    request,
    method: { method: { id: 'm1', ...method }, asItCame: {} },
    sellerId: null,
    accountId: id('d'),
    routeId: null,
  },
  receipt: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00]),
};

const register = () => registerPayment(registration, 5000);

// spec: payments-call
test('a purchase is sent as a form with the data and the receipt as a JPEG file', async () => {
  admin.answer({ body: { ok: true, confirmados: [id('a'), id('b')] } });
  expect(await register()).toEqual({
    kind: 'registered',
    confirmed: [id('a'), id('b')],
  });
  const [call] = admin.asked();
  expect(call?.line).toBe('POST /api/tickets/payments/online');
  const headers = { 'content-type': call?.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(call?.body ?? []), { headers }).formData();
  expect([...form.keys()]).toEqual(['datos', 'image']);
  expect(JSON.parse(String(form.get('datos')))).toEqual({
    admin: id('d'),
    method: 'm1',
    tickets: [
      { tid: id('a'), rifa: id('c') },
      { tid: id('b'), rifa: id('c') },
    ],
    referencia: '00123',
    nombre: 'Ana Pérez',
    codigo: '58',
    telefono: '4141234567',
    cedula: 'V12345678',
    direccion: 'Valencia',
    descripcion: 'Compra online de 2 ticket(s)',
  });
  const image = form.get('image') as File;
  expect([image.name, image.type]).toEqual(['comprobante.jpg', 'image/jpeg']);
  expect([...new Uint8Array(await image.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff, 0xe0, 0x00]);
});

test('a purchase has a connection of its own, which is not kept for others', async () => {
  admin.answer({ body: { ok: true, confirmados: 2 } });
  await callAdmin({ method: 'GET', path: '/rifas' });
  await register();
  const connections = admin.asked().map(({ headers }) => headers.connection);
  expect(connections).toEqual(['keep-alive', 'close']);
});

test('a purchase is sent once, though the admin API broke', async () => {
  admin.answer({ status: 500, body: {} });
  expect(await register()).toEqual({ kind: 'unknown' });
  expect(admin.asked()).toHaveLength(1);
});

test('a refusal without words is one for a reason that nobody knows', async () => {
  admin.answer({ status: 400, body: { ok: false } });
  expect(await register()).toEqual({ kind: 'refused', cause: 'other', taken: [], msg: null });
});
