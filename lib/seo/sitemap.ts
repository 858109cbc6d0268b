import 'server-only';
import { shopContent } from '@/lib/content/content';
import { WRITTEN_PAGES } from '@/lib/content/types';
import { SITEMAP_IMAGES } from '@/lib/raffle/limits';
import type { ListedRaffle } from '@/lib/raffle/types';
import { absoluteUrl } from './absolute-url';

/** With up to 20 pictures per raffle, a sitemap stays far below the 50 MB that search engines accept. */
export const RAFFLES_A_SITEMAP = 1000;

/** One sitemap with everything, or an index of several. */
export function sitemapXml(raffles: ListedRaffle[]): string {
  const parts = Math.ceil(raffles.length / RAFFLES_A_SITEMAP);
  if (parts <= 1) return sitemapPart(raffles, 1) ?? '';
  return document(
    'sitemapindex',
    Array.from(
      { length: parts },
      (_, index) => `<sitemap><loc>${address(`/sitemap/${index + 1}.xml`)}</loc></sitemap>`,
    ),
  );
}

/** Parts are numbered from 1; the first also has the pages that are not raffles. Null if the part does not exist. */
export function sitemapPart(raffles: ListedRaffle[], part: number): string | null {
  const start = (part - 1) * RAFFLES_A_SITEMAP;
  const listed = raffles.slice(start, start + RAFFLES_A_SITEMAP);
  if (part !== 1 && listed.length === 0) return null;
  return document('urlset', [
    ...(part === 1 ? pages().map((path) => entry(path)) : []),
    ...listed.map((raffle) => raffleEntry(raffle)),
  ]);
}

function pages(): string[] {
  const written = WRITTEN_PAGES.filter((page) => shopContent().pages[page]);
  return ['/home', '/contact', '/resultados', ...written.map((page) => `/${page}`)];
}

const IMAGES = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function document(root: 'urlset' | 'sitemapindex', entries: string[]): string {
  const images = root === 'urlset' ? IMAGES : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

function raffleEntry({ id, cover, gallery, changedAt }: ListedRaffle): string {
  const images = [...new Set([cover, ...gallery])].flatMap((path) => path ?? []);
  return entry(
    `/rifa/${id}`,
    changedAt ? `<lastmod>${changedAt}</lastmod>` : '',
    ...images
      .slice(0, SITEMAP_IMAGES)
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
