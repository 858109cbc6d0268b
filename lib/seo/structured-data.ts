import 'server-only';
import { shopContent } from '@/lib/content/content';
import { environment } from '@/lib/platform/env';
import { absoluteUrl } from './absolute-url';

type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<
  string,
  unknown
>;

export function breadcrumbData(here: string, home = 'Inicio'): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: absoluteUrl('/home') },
      { '@type': 'ListItem', position: 2, name: here },
    ],
  };
}

/** Raffles get no Product (Google omits gambling-related ones) and no Event (it needs a public place). */
export function shopData(): StructuredData[] {
  const { name, logo, phone, email, address, nit, ...profile } = shopContent().profile;
  const url = environment().siteUrl;
  const elsewhere = [profile.facebook, profile.instagram, profile.tiktok].filter(Boolean);
  const organization = {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: absoluteUrl('/home'),
    logo: absoluteUrl(logo),
    ...present({ telephone: phone, email, address, taxID: nit }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
  const site = {
    '@type': 'WebSite',
    name,
    url: absoluteUrl('/home'),
    inLanguage: 'es-VE',
    publisher: { '@id': organization['@id'] },
  };
  return [organization, site].map((data) => ({ '@context': 'https://schema.org', ...data }));
}

function present(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
