import sharp from 'sharp';
import { createDemoControl, type DemoRaffleShape } from '@/lib/testing/demo-control';
import { expect, test } from './fixtures/shop';
import { AGENTS } from './previews/agents.mjs';
import { checkPage } from './previews/check-page.mjs';
import { demoApiOrigin, shopUrl } from './support/addresses';

const KINDS: [string, DemoRaffleShape][] = [
  ['open', { name: 'Moto Bera SBR', abierta: true, portada: 'photo.webp' }],
  [
    'finished',
    {
      name: 'Nevera con dispensador',
      abierta: false,
      portada: 'photo.webp',
      tickets: ['007', '008'],
      ganador: { numero: '007' },
    },
  ],
  ['pending', { name: 'Televisor de 65 pulgadas', estado: 'Pendiente', portada: 'photo.webp' }],
  ['picture-less', { name: 'Mercado completo', portada: null, descripcion: '' }],
  [
    'emoji-named',
    {
      name: '🔥🏍️ ¡GRAN RIFA! 𝐌𝐨𝐭𝐨 👨‍👩‍👧 «0 km» & más 💸💸',
      descripcion: '<b>Primera</b> línea\n\nsegunda 🎉 "con comillas" </title><script>',
      portada: null,
    },
  ],
  ['endless', { name: 'Camioneta '.repeat(60), descripcion: 'Con papeles. '.repeat(400) }],
  ['broken-covered', { name: 'Teléfono', portada: 'broken.jpg' }],
];

test.beforeAll(async () => {
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#b8431f' } });
  const { putImage } = createDemoControl(demoApiOrigin);
  await putImage('portada', 'photo.webp', new Uint8Array(await photo.webp().toBuffer()));
  await putImage('portada', 'broken.jpg', new TextEncoder().encode('nothing that is a picture'));
});

for (const [kind, shape] of KINDS) {
  test(`every crawler gets the whole card of a raffle: ${kind} @seo`, async ({ createRaffle }) => {
    const { rifid } = await createRaffle(shape);
    for (const agent of AGENTS) {
      const { checks, status } = await checkPage(`${shopUrl}/rifa/${rifid}`, agent);
      expect(
        checks.filter(({ ok }) => !ok),
        `${agent.name}, ${status}`,
      ).toEqual([]);
    }
  });
}

for (const path of ['/home', '/contact', '/resultados', '/verificar', '/terminos', '/privacidad']) {
  test(`every crawler gets the whole card of ${path} @seo`, async () => {
    for (const agent of AGENTS) {
      const { checks } = await checkPage(`${shopUrl}${path}`, agent);
      expect(
        checks.filter(({ ok }) => !ok),
        agent.name,
      ).toEqual([]);
    }
  });
}
