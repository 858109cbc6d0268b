import { companyProfile } from '@/lib/content/company';
import { breadcrumbData, localBusinessData, shopData } from './structured-data';

const SHOP = 'https://rifas.example.com';
const company = companyProfile({});

beforeAll(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = SHOP;
});

test('steps are counted from 1, each with its whole address but the page itself', () => {
  const steps = [
    { name: 'Inicio', path: '/home' },
    { name: 'Rifas', path: '/r' },
    { name: 'Moto' },
  ];
  expect(breadcrumbData(steps)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${SHOP}/home` },
      { '@type': 'ListItem', position: 2, name: 'Rifas', item: `${SHOP}/r` },
      { '@type': 'ListItem', position: 3, name: 'Moto' },
    ],
  });
});

test('the shop is described as the organization of the site, with whole addresses', () => {
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

test('a fact that the shop does not have is left out', () => {
  const none = ['PHONE', 'EMAIL', 'ADDRESS', 'NIT', 'FACEBOOK', 'TIKTOK'];
  for (const name of none) process.env[`COMPANY_${name}`] = 'none';
  const [organization] = shopData();
  for (const name of none) delete process.env[`COMPANY_${name}`];
  expect(organization).toMatchObject({ sameAs: [company.instagram] });
  for (const key of ['telephone', 'email', 'address', 'taxID']) {
    expect(organization).not.toHaveProperty(key);
  }
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
  expect(localBusinessData()).toMatchObject({ telephone: company.phone });
  expect(localBusinessData()).not.toHaveProperty('geo');
});
