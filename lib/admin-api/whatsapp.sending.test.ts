jest.mock('./transport');

const SETTINGS = {
  WHATSAPP_API_URL: 'https://whatsapp.example.com/',
  WHATSAPP_SESSION_ID: 'tienda 1/a',
  WHATSAPP_SELLER_NUMBER: '+584140000000',
};

async function sentWith(settings: Record<string, string>) {
  jest.resetModules();
  for (const name of Object.keys(SETTINGS)) delete process.env[name];
  Object.assign(process.env, { ADMIN_API_URL: 'https://admin.example.com/api' }, settings);
  const { callAdmin } = await import('./transport');
  jest.mocked(callAdmin).mockResolvedValue({ ok: true, value: {} });
  const { notifySeller } = await import('./whatsapp');
  await notifySeller('Se ha registrado');
  return jest.mocked(callAdmin).mock.calls;
}

test('a shop without WhatsApp sends nothing, and nothing fails for it', async () => {
  expect(await sentWith({})).toEqual([]);
});

// spec: whatsapp-call
test('the message to the seller goes through the session of the shop', async () => {
  expect(await sentWith(SETTINGS)).toEqual([
    [
      {
        method: 'POST',
        baseUrl: 'https://whatsapp.example.com',
        path: '/api/whatsapp/send/tienda%201%2Fa',
        json: { number: '584140000000', message: 'Se ha registrado' },
        timeoutMs: 10_000,
      },
    ],
  ]);
});
