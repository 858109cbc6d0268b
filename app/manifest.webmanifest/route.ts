import { brandColours } from '@/lib/content/brand-colours';
import { shopContent } from '@/lib/content/content';

export const dynamic = 'force-dynamic';

export function GET() {
  const { name, ico } = shopContent().profile;
  const { page, action } = brandColours().light;
  return Response.json(
    {
      name,
      short_name: name,
      description: 'Rifas por número: elige tus números y paga en línea.',
      lang: 'es-VE',
      id: '/home',
      start_url: '/home',
      scope: '/',
      display: 'minimal-ui',
      background_color: page,
      theme_color: action,
      icons: ico === OWN_ICON ? BRAND_ICONS : [{ src: ico, sizes: 'any' }],
      shortcuts: SHORTCUTS,
    },
    {
      headers: {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    },
  );
}

const OWN_ICON = '/favicon.ico';

const SHORTCUTS = [
  { name: 'Ver las rifas', url: '/home' },
  { name: 'Verificar mis números', short_name: 'Mis números', url: '/verificar' },
  { name: 'Resultados', url: '/resultados' },
];

const BRAND_ICONS = [
  { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/brand/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
