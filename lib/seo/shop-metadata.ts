import 'server-only';
import type { Metadata } from 'next';
import { companyProfile } from '@/lib/content/company';
import { legalPage } from '@/lib/content/legal-page';
import type { WrittenPage } from '@/lib/content/types';
import { shopCardPath } from '@/lib/images/preview-version';
import { resultsPath } from '@/lib/raffle/result';
import { pageMetadata } from './page-metadata';

export function homeMetadata(): Metadata {
  const { name } = companyProfile();
  return shopPage({
    path: '/home',
    title: 'Inicio',
    socialTitle: `${name}: rifas por número en línea`,
    description: `Elige tus números, paga como prefieras y recibe tu boleto digital. Mira las rifas activas y los resultados de ${name}.`,
  });
}

export function contactMetadata(): Metadata {
  const { name, city, state } = companyProfile();
  const place = [city, state].filter(Boolean).join(', ');
  return shopPage({
    path: '/contact',
    title: 'Contacto',
    socialTitle: `Contacto de ${name}`,
    description: `Habla con ${name}${place ? ` en ${place}` : ''}: dónde estamos y cómo escribirnos.`,
  });
}

export function resultsMetadata(page: number): Metadata {
  const { name } = companyProfile();
  return shopPage({
    path: resultsPath(page),
    title: page === 1 ? 'Resultados' : `Resultados, página ${page}`,
    socialTitle: `Resultados de ${name}${page === 1 ? '' : `, página ${page}`}`,
    description: `Números ganadores de las rifas finalizadas de ${name}: número, fecha del sorteo y premio.`,
  });
}

export function verifyMetadata(): Metadata {
  const { name } = companyProfile();
  return shopPage({
    path: '/verificar',
    title: 'Verificar mis números',
    socialTitle: `Verifica tus números en ${name}`,
    description: `Consulta con tu cédula los números que tienes en las rifas de ${name}.`,
  });
}

export function missingResultsMetadata(): Metadata {
  return missing('Resultados');
}

export function legalMetadata(page: WrittenPage): Metadata {
  const { name } = companyProfile();
  const title = legalPage(page)?.title;
  if (!title) return missing('Esta página no existe');
  return shopPage({
    path: `/${page}`,
    title,
    socialTitle: `${title} de ${name}`,
    description: `${title} de ${name}: lo que vale al comprar un número.`,
  });
}

function missing(title: string): Metadata {
  return { title, robots: { index: false }, other: { 'x-status': '404' } };
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
