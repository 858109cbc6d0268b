import 'server-only';
import { companyProfile } from '@/lib/company';
import { environment } from '@/lib/env';
import { plainText } from '@/lib/raffle/plain-text';
import { absoluteUrl } from './absolute-url';

export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<
  string,
  unknown
>;

export function breadcrumbData(steps: { name: string; path?: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(name),
      ...(path ? { item: absoluteUrl(path) } : {}),
    })),
  };
}

/** No Product (Google leaves out gambling-related ones) and no Event (needs a public place) for raffles. */
export function shopData(): StructuredData[] {
  const { name, logo, phone, email, address, nit, ...profile } = companyProfile();
  const url = environment().siteUrl;
  const organization = {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: absoluteUrl('/home'),
    logo: absoluteUrl(logo),
    ...present({ telephone: phone, email, address, taxID: nit }),
    sameAs: [profile.facebook, profile.instagram, profile.tiktok].filter(Boolean),
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
