import 'server-only';
import type { ListedRaffle } from '@/lib/admin-api/all-raffles';
import { shopContent } from '@/lib/content/content';
import { WRITTEN_PAGES } from '@/lib/content/types';
import type { ImagePath } from '@/lib/raffle/types';
import { absoluteUrl } from './absolute-url';

/** The largest list of raffles stays below the 50,000 addresses and 50 MB that search engines accept. */
export function sitemapXml(raffles: ListedRaffle[]): string {
  const written = WRITTEN_PAGES.filter((page) => shopContent().pages[page]);
  const pages = ['/home', '/contact', '/resultados', ...written.map((page) => `/${page}`)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.map((path) => entry(path)),
    ...raffles.map(({ id, cover }) => entry(`/rifa/${id}`, cover)),
    '</urlset>',
    '',
  ].join('\n');
}

function entry(path: string, picture: ImagePath | null = null): string {
  const image = picture && `<image:image><image:loc>${address(picture)}</image:loc></image:image>`;
  return `<url><loc>${address(path)}</loc>${image ?? ''}</url>`;
}

function address(path: string): string {
  return absoluteUrl(path).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
