import 'server-only';
import type { Metadata } from 'next';
import { companyProfile } from '@/lib/company';
import { shopCardPath } from '@/lib/images/preview-version';
import { pageMetadata } from './page-metadata';

export function homeMetadata(): Metadata {
  const { name } = companyProfile();
  return shopPage({
    path: '/home',
    title: 'Inicio',
    socialTitle: `${name}: rifas por número en línea`,
    description: `Elige tus números, paga como prefieras y recibe tu ticket digital. Mira las rifas activas y los resultados de ${name}.`,
  });
}

export function contactMetadata(): Metadata {
  const { name, city, state } = companyProfile();
  const place = [city, state].filter(Boolean).join(', ');
  return shopPage({
    path: '/contact',
    title: 'Contacto',
    socialTitle: `Contacto de ${name}`,
    description: `Habla con ${name}${place ? ` en ${place}` : ''}: oficina, horario de atención y teléfono de ventas.`,
  });
}

function shopPage(page: {
  path: string;
  title: string;
  socialTitle: string;
  description: string;
}): Metadata {
  const { name } = companyProfile();
  return pageMetadata({ ...page, card: { path: shopCardPath([name]), alt: name }, siteName: name });
}
