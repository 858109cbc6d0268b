import { COMPANY_VARIABLES, companyProfile } from '@/lib/content/company';
import { localBusinessData, shopData } from './structured-data';

const SHOP = 'https://rifas.example.com';
const OWN = {
  COMPANY_NAME: 'Rifas Turpial',
  COMPANY_PHONE: '+58 274 111 2233',
  COMPANY_EMAIL: 'hola@turpial.example.com',
  COMPANY_ADDRESS: 'Calle 24, local 3',
  COMPANY_NIT: 'J-12345678-9',
  COMPANY_FACEBOOK: 'https://www.facebook.com/turpial',
  COMPANY_INSTAGRAM: 'https://www.instagram.com/turpial',
  COMPANY_TIKTOK: 'https://www.tiktok.com/@turpial',
};

afterEach(() => {
  for (const name of COMPANY_VARIABLES) delete process.env[name];
});

beforeAll(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = SHOP;
});

test('the shop is described as the organization of the site, with whole addresses', () => {
  Object.assign(process.env, OWN);
  const company = companyProfile();
  expect(shopData()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${SHOP}/#organization`,
      name: company.name,
      url: `${SHOP}/home`,
      logo: `${SHOP}/brand/logo.svg`,
      telephone: company.phone,
      email: company.email,
      address: company.address,
      taxID: company.nit,
      sameAs: [company.facebook, company.instagram, company.tiktok],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: company.name,
      url: `${SHOP}/home`,
      inLanguage: 'es-VE',
      publisher: { '@id': `${SHOP}/#organization` },
    },
  ]);
});

test.each<[string, Record<string, string>]>([
  ['did not say', {}],
  ['does not have', Object.fromEntries(Object.keys(OWN).map((name) => [name, 'none']))],
])('nothing that the owner %s is published, the demo’s values least of all', (_, own) => {
  Object.assign(process.env, own, { COMPANY_NAME: 'Rifas Turpial' });
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
  expect(localBusinessData()).toBeNull();
  Object.assign(process.env, {
    COMPANY_NAME: 'Rifas Turpial',
    COMPANY_ADDRESS: 'Calle 24, local 3',
    COMPANY_CITY: 'Mérida',
    COMPANY_STATE: 'none',
    COMPANY_WEEKDAY_HOURS: '8:00am-12:30pm',
    COMPANY_SATURDAY_HOURS: 'con cita',
  });
  expect(localBusinessData()).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Rifas Turpial',
    address: { streetAddress: 'Calle 24, local 3', addressLocality: 'Mérida' },
    openingHoursSpecification: [{ opens: '08:00', closes: '12:30' }],
  });
});

test('the place of the shop is given with its sales phone, its days and its position on the map', () => {
  Object.assign(process.env, {
    COMPANY_ADDRESS: 'Calle 24, local 3',
    COMPANY_SALES_PHONE: '+58 274 111 2233',
    COMPANY_MAP: '8.5897,-71.1561',
  });
  const [weekdays] = localBusinessData()?.openingHoursSpecification as object[];
  expect(localBusinessData()).toMatchObject({
    '@id': `${SHOP}/#place`,
    url: `${SHOP}/contact`,
    image: `${SHOP}/brand/logo.svg`,
    telephone: '+58 274 111 2233',
    address: { addressCountry: 'VE' },
    geo: { latitude: 8.5897, longitude: -71.1561 },
  });
  expect(weekdays).toMatchObject({
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  });
  process.env.COMPANY_SALES_PHONE = 'none';
  process.env.COMPANY_MAP = 'none';
  process.env.COMPANY_PHONE = '+58 274 111 0000';
  expect(localBusinessData()).toMatchObject({ telephone: '+58 274 111 0000' });
  expect(localBusinessData()).not.toHaveProperty('geo');
});

test('a shop with an address alone is a place without the demo’s phone, city and position', () => {
  Object.assign(process.env, { COMPANY_NAME: 'Rifas Turpial', COMPANY_ADDRESS: 'Calle 24' });
  const place = localBusinessData();
  expect(place?.address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Calle 24',
    addressCountry: 'VE',
  });
  for (const key of ['telephone', 'email', 'geo']) expect(place).not.toHaveProperty(key);
});
