import { contentSchema } from '@/lib/content/schema';
import { shopContent, showContent } from '@/lib/content/content';
import { localBusinessData, shopData } from './structured-data';

const SHOP = 'https://rifas.example.com';
const OWN = {
  name: 'Rifas Turpial',
  phone: '+58 274 111 2233',
  email: 'hola@turpial.example.com',
  address: 'Calle 24, local 3',
  nit: 'J-12345678-9',
  facebook: 'https://www.facebook.com/turpial',
  instagram: 'https://www.instagram.com/turpial',
  tiktok: 'https://www.tiktok.com/@turpial',
};

function write(profile: Record<string, string>, hours: Record<string, string> = {}) {
  const written = contentSchema.cast({ profile: { name: 'Rifas Turpial', ...profile }, hours });
  showContent({ ...shopContent(), ...written });
}

beforeAll(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = SHOP;
});

test('the shop is described as the organization of the site, with whole addresses', () => {
  write(OWN);
  expect(shopData()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${SHOP}/#organization`,
      name: OWN.name,
      url: `${SHOP}/home`,
      logo: `${SHOP}/brand/logo.svg`,
      telephone: OWN.phone,
      email: OWN.email,
      address: OWN.address,
      taxID: OWN.nit,
      sameAs: [OWN.facebook, OWN.instagram, OWN.tiktok],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: OWN.name,
      url: `${SHOP}/home`,
      inLanguage: 'es-VE',
      publisher: { '@id': `${SHOP}/#organization` },
    },
  ]);
});

test('nothing that the owner does not have is published', () => {
  write({});
  const [organization] = shopData();
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${SHOP}/#organization`,
    name: 'Rifas Turpial',
    url: `${SHOP}/home`,
    logo: `${SHOP}/brand/logo.svg`,
  });
});

test('a shop with an address of its own is a place, with the hours it keeps', () => {
  write({});
  expect(localBusinessData()).toBeNull();
  write(
    { address: 'Calle 24, local 3', city: 'Mérida' },
    { weekdays: '8:00am-12:30pm', saturday: 'con cita' },
  );
  expect(localBusinessData()).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Rifas Turpial',
    address: { streetAddress: 'Calle 24, local 3', addressLocality: 'Mérida' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '12:30',
      },
    ],
  });
});

test('the place of the shop is given with its sales phone and its position on the map', () => {
  const own = { address: 'Calle 24, local 3', phone: '+58 274 111 0000' };
  write({ ...own, salesPhone: '+58 274 111 2233', map: '8.5897,-71.1561' });
  expect(localBusinessData()).toMatchObject({
    '@id': `${SHOP}/#place`,
    url: `${SHOP}/contact`,
    image: `${SHOP}/brand/logo.svg`,
    telephone: '+58 274 111 2233',
    address: { addressCountry: 'VE' },
    geo: { latitude: 8.5897, longitude: -71.1561 },
  });
  write(own);
  expect(localBusinessData()).toMatchObject({ telephone: '+58 274 111 0000' });
  for (const key of ['email', 'geo']) expect(localBusinessData()).not.toHaveProperty(key);
});
