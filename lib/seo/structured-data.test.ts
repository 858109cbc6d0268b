import { breadcrumbData, localBusinessData } from './structured-data';

beforeAll(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = 'https://rifas.example.com';
});

test('a name is told as the head tells it: without tags and control characters', () => {
  const { itemListElement } = breadcrumbData([
    { name: 'Inicio', path: '/home' },
    { name: 'Moto <b>nueva</b> &amp; casco\u0000' },
  ]);
  expect(itemListElement).toMatchObject([{ name: 'Inicio' }, { name: 'Moto nueva & casco' }]);
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
