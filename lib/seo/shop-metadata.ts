import 'server-only';
import type { Metadata } from 'next';
import { shopContent } from '@/lib/content/content';
import { writtenPage } from '@/lib/content/written-page';
import type { WrittenPage } from '@/lib/content/types';
import { shopCardPath } from '@/lib/images/preview-version';
import { resultsPath } from '@/lib/raffle/result';
import { pageMetadata, titleOf } from './page-metadata';

export function homeMetadata(): Metadata {
  const { name } = shopContent().profile;
  return shopPage({
    path: '/home',
    title: 'Inicio',
    socialTitle: `${name}: rifas por número en línea`,
    description: `Elige tus números, paga como prefieras y recibe tu boleto digital. Mira las rifas activas y los resultados de ${name}.`,
  });
}

export function contactMetadata(): Metadata {
  const { name, city, state } = shopContent().profile;
  const place = [city, state].filter(Boolean).join(', ');
  return shopPage({
    path: '/contact',
    title: titleOf('Contacto', name),
    socialTitle: `Contacto de ${name}`,
    description: `Habla con ${name}${place ? ` en ${place}` : ''}: dónde estamos y cómo escribirnos.`,
  });
}

export function resultsMetadata(page: number): Metadata {
  const { name } = shopContent().profile;
  return shopPage({
    path: resultsPath(page),
    title: titleOf(page === 1 ? 'Resultados' : `Resultados, página ${page}`, name),
    socialTitle: `Resultados de ${name}${page === 1 ? '' : `, página ${page}`}`,
    description: `Números ganadores de las rifas finalizadas de ${name}: número, fecha del sorteo y premio.`,
  });
}

export function verifyMetadata(): Metadata {
  const { name } = shopContent().profile;
  return shopPage({
    path: '/verificar',
    title: titleOf('Mis números', name),
    socialTitle: `Verifica tus números en ${name}`,
    description: `Consulta con tu cédula tus números en todas las rifas de ${name}, y si ganaste.`,
    isIndexed: false,
  });
}

/** Says nothing of the purchase. Without an address: an app that asks for that one would pass the token on. */
export function ticketMetadata(): Metadata {
  const { name } = shopContent().profile;
  const {
    alternates: _canonical,
    openGraph,
    ...page
  } = shopPage({
    path: '/boleto',
    title: titleOf('Mi boleto digital', name),
    socialTitle: `Boleto digital de ${name}`,
    description: `Boleto digital de una compra en ${name}. Ábrelo para ver los números y cómo va el pago.`,
  });
  return {
    ...page,
    openGraph: { ...openGraph, url: undefined },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

export function missingTicketMetadata(): Metadata {
  return missing('Este boleto no existe');
}

export function missingResultsMetadata(): Metadata {
  return missing('Resultados');
}

/** How the page's title and the shop's name go together, and what a search engine says about the page. */
const WRITTEN: Record<WrittenPage, [join: string, about: string]> = {
  'como-participar': [' en ', 'elegir números, pagar y recibir el boleto digital'],
  preguntas: [' de ', 'números, pagos, sorteo y entrega del premio'],
  nosotros: [' · ', 'quién organiza las rifas y cómo encontrarnos'],
  terminos: [' de ', 'las reglas al comprar un número'],
  privacidad: [' de ', 'qué datos pedimos y para qué'],
};

export function writtenMetadata(page: WrittenPage): Metadata {
  const { name } = shopContent().profile;
  const title = writtenPage(page)?.title;
  if (!title) return missing('Esta página no existe');
  const [join, about] = WRITTEN[page];
  return shopPage({
    path: `/${page}`,
    title: titleOf(title, name),
    socialTitle: title + join + name,
    description: `${title + join + name}: ${about}.`,
  });
}

function missing(title: string): Metadata {
  const { name } = shopContent().profile;
  return { title: titleOf(title, name), robots: { index: false }, other: { 'x-status': '404' } };
}

function shopPage(page: {
  path: string;
  title: string;
  socialTitle: string;
  description: string;
  isIndexed?: boolean;
}): Metadata {
  const { name } = shopContent().profile;
  return pageMetadata({ ...page, card: { path: shopCardPath(), alt: name }, siteName: name });
}
