import 'server-only';
import { shopContent } from '@/lib/content/content';
import { readPlace } from '@/lib/content/profile-faults';
import type { OpeningHours } from '@/lib/content/types';
import { environment } from '@/lib/platform/env';
import { absoluteUrl } from './absolute-url';

type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<
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
      name,
      ...(path ? { item: absoluteUrl(path) } : {}),
    })),
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

/** Only for a shop with its own address; search engines show it on the map. */
export function localBusinessData(): StructuredData | null {
  const { name, logo, address, phone, salesPhone, email, city, state, map } = shopContent().profile;
  if (!address) return null;
  const place = map && readPlace(map);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${environment().siteUrl}/#place`,
    name,
    url: absoluteUrl('/contact'),
    image: absoluteUrl(logo),
    ...present({ telephone: salesPhone ?? phone, email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      ...present({ addressLocality: city, addressRegion: state }),
      addressCountry: 'VE',
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    openingHoursSpecification: openingHoursData(shopContent().hours),
  };
}

const DAYS = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: ['Saturday'],
  sunday: ['Sunday'],
};

/** Reads hours such as `8:00am-6:00pm`; other formats are omitted. */
function openingHoursData(hours: OpeningHours): object[] {
  return (['weekdays', 'saturday', 'sunday'] as const).flatMap((days) => {
    const [opens, closes, ...rest] = (hours[days] ?? '').split('-').map(clockTime);
    if (!opens || !closes || rest.length > 0) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[days], opens, closes }];
  });
}

function clockTime(text: string): string | null {
  const [, hour, minute, half] = /^\s*(\d{1,2}):(\d{2})\s*([ap])\.?\s?m\.?\s*$/i.exec(text) ?? [];
  if (!hour || Number(hour) > 12) return null;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function present(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
