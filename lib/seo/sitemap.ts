import 'server-only';
import { shopContent } from '@/lib/content/content';
import { LEGAL_PAGES } from '@/lib/content/types';
import type { ListedRaffle } from '@/lib/raffle/types';
import { absoluteUrl } from './absolute-url';

const MAX_IMAGES = 20;

export function sitemapXml(raffles: ListedRaffle[], now = new Date()): string {
  const entries = [
    entry('/home'),
    entry('/contact'),
    entry('/resultados'),
    ...LEGAL_PAGES.filter((page) => shopContent().legal[page]).map((page) => entry(`/${page}`)),
    ...raffles.map((raffle) => raffleEntry(raffle, now)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function raffleEntry({ id, cover, gallery, updatedAt }: ListedRaffle, now: Date): string {
  const images = [...new Set([cover, ...gallery])].flatMap((path) => path ?? []);
  const isKnown = updatedAt !== null && Date.parse(updatedAt) <= now.getTime();
  return entry(
    `/rifa/${id}`,
    isKnown ? `<lastmod>${updatedAt}</lastmod>` : '',
    ...images
      .slice(0, MAX_IMAGES)
      .map((path) => `<image:image><image:loc>${address(path)}</image:loc></image:image>`),
  );
}

function entry(path: string, ...rest: string[]): string {
  return `<url><loc>${address(path)}</loc>${rest.join('')}</url>`;
}

const XML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function address(path: string): string {
  return absoluteUrl(path).replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? '');
}
