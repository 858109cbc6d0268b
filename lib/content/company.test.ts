import { companyProblems, companyProfile } from './company';

// spec: sizeico
test('the profile is complete without any override', () => {
  expect(companyProblems({})).toEqual([]);
  const profile = companyProfile({});
  expect(profile.sizeico).toBe(150);
  expect(profile.currencySymbol).toBe('$');
});

// spec: profile
test('every value can be overridden by the environment', () => {
  const env = {
    COMPANY_NAME: 'Rifas Turpial',
    COMPANY_ADDRESS: 'Calle 1',
    COMPANY_NIT: 'J-1',
    COMPANY_EMAIL: 'a@b.ve',
    COMPANY_PHONE: '0241-1234567',
    COMPANY_FACEBOOK: 'https://facebook.com/t',
    COMPANY_INSTAGRAM: 'https://instagram.com/t',
    COMPANY_TIKTOK: 'https://tiktok.com/@t',
    COMPANY_WHATSAPP: 'https://wa.me/584141234567',
    COMPANY_LOGO: '/t.svg',
    COMPANY_LOGOB: 'https://cdn.example.com/t-white.svg',
    COMPANY_ICO: '/t.ico',
    COMPANY_SIZEICO: '90',
    COMPANY_SALES_PHONE: '+58 414 123 4567',
    COMPANY_CITY: 'Mérida',
    COMPANY_STATE: 'Mérida',
    COMPANY_MAP: '8.5897, -71.1561',
    COMPANY_CURRENCY_SYMBOL: 'USD',
  };
  expect(companyProblems(env)).toEqual([]);
  expect(companyProfile(env)).toEqual({
    name: 'Rifas Turpial',
    address: 'Calle 1',
    nit: 'J-1',
    email: 'a@b.ve',
    phone: '0241-1234567',
    facebook: 'https://facebook.com/t',
    instagram: 'https://instagram.com/t',
    tiktok: 'https://tiktok.com/@t',
    whatsapp: 'https://wa.me/584141234567',
    logo: '/t.svg',
    logob: 'https://cdn.example.com/t-white.svg',
    ico: '/t.ico',
    sizeico: 90,
    salesPhone: '+58 414 123 4567',
    city: 'Mérida',
    state: 'Mérida',
    map: { latitude: 8.5897, longitude: -71.1561 },
    currencySymbol: 'USD',
  });
});

// spec: profile
test('none means absent, in any capitals, and an empty value means the default', () => {
  const env = {
    COMPANY_PHONE: 'none',
    COMPANY_TIKTOK: 'None',
    COMPANY_MAP: 'none',
    COMPANY_NAME: '',
  };
  expect(companyProblems(env)).toEqual([]);
  expect(companyProfile(env)).toMatchObject({ phone: null, tiktok: null, map: null });
  expect(companyProfile(env).name).toBe(companyProfile({}).name);
});

test.each([
  ['COMPANY_LOGO', 'none'],
  ['COMPANY_PHONE', '123'],
  ['COMPANY_FACEBOOK', 'javascript:alert(1)'],
  ['COMPANY_LOGO', '//evil.example/logo.svg'],
  ['COMPANY_SIZEICO', '0'],
  ['COMPANY_MAP', '10.18'],
  ['COMPANY_MAP', '100,-68'],
])('%s=%s is named as a problem', (name, value) => {
  const problems = companyProblems({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
});

test('every problem is named at once', () => {
  expect(companyProblems({ COMPANY_EMAIL: 'x', COMPANY_MAP: 'x', COMPANY_ICO: 'x' })).toHaveLength(
    3,
  );
});
