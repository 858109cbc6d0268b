/** `COMPANY_` and its name override each value (`COMPANY_SALES_PHONE`); `none` means there is none. */
const DEFAULTS = {
  name: 'Rifas Araguaney',
  address: 'Av. Bolívar Norte, C.C. Araguaney, local 12, Valencia, Carabobo',
  nit: 'J-00000000-0',
  email: 'hola@rifasaraguaney.example',
  phone: '+58 241 000 0000',
  facebook: 'https://www.facebook.com/rifasaraguaney.example',
  instagram: 'https://www.instagram.com/rifasaraguaney.example',
  tiktok: 'https://www.tiktok.com/@rifasaraguaney.example',
  whatsapp: 'https://wa.me/584240000000',
  logo: '/brand/logo.svg',
  logob: '/brand/logo-white.svg',
  ico: '/favicon.ico',
  sizeico: '150',
  salesPhone: '+58 424 000 0000',
  city: 'Valencia',
  state: 'Carabobo',
  map: '10.1807,-68.0038',
  currencySymbol: '$',
};

type Field = keyof typeof DEFAULTS;
type RequiredField = 'name' | 'logo' | 'logob' | 'ico' | 'currencySymbol';
type OptionalField = Exclude<Field, RequiredField | 'sizeico' | 'map'>;

export type CompanyProfile = Record<RequiredField, string> &
  Record<OptionalField, string | null> & {
    sizeico: number;
    map: { latitude: number; longitude: number } | null;
  };

type Environment = Record<string, string | undefined>;
type Check = { accepts: (value: string) => boolean; wants: string };

const text: Check = { accepts: (value) => value.length <= 200, wants: 'at most 200 characters' };
const link: Check = { accepts: isWebAddress, wants: 'an https:// address' };
const picture: Check = {
  accepts: (value) => /^\/[^/]/.test(value) || isWebAddress(value),
  wants: 'a path such as /logo.svg or an https:// address',
};
const telephone: Check = {
  accepts: (value) => /^\+?[\d\s().-]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')),
  wants: 'a phone number such as +58 241 000 0000',
};
const email: Check = {
  accepts: (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
  wants: 'an e-mail address',
};
const pixels: Check = {
  accepts: (value) => /^\d+$/.test(value) && Number(value) >= 24 && Number(value) <= 400,
  wants: 'a whole number of pixels from 24 to 400',
};
const place: Check = {
  accepts: (value) => readPlace(value) !== null,
  wants: 'latitude,longitude such as 10.1807,-68.0038; 0,0 is in the sea',
};
/** WhatsApp opens no chat if the number lacks the country code, and only the visitor sees the error. */
const chat: Check = {
  accepts: (value) => {
    if (!isWebAddress(value)) return false;
    const { hostname, pathname, searchParams } = new URL(value);
    const number = hostname === 'wa.me' ? pathname.slice(1) : searchParams.get('phone');
    if (number === null || /^(message|channel)\//.test(number)) return true;
    return /^[1-9]\d{7,14}$/.test(number);
  },
  wants: 'a chat with the country code and no 0 before the number: https://wa.me/584141234567',
};
const symbol: Check = { accepts: (value) => value.length <= 4, wants: 'at most 4 characters' };

const CHECKS: Record<Field, Check> = {
  name: text,
  address: text,
  nit: text,
  email,
  phone: telephone,
  facebook: link,
  instagram: link,
  tiktok: link,
  whatsapp: chat,
  logo: picture,
  logob: picture,
  ico: picture,
  sizeico: pixels,
  salesPhone: telephone,
  city: text,
  state: text,
  map: place,
  currencySymbol: symbol,
};

const REQUIRED: ReadonlySet<Field> = new Set<Field>([
  'name',
  'logo',
  'logob',
  'ico',
  'sizeico',
  'currencySymbol',
]);

export const COMPANY_VARIABLES = [
  ...(Object.keys(DEFAULTS) as Field[]).map(variable),
  // Read with the content, which also has them.
  'COMPANY_WEEKDAY_HOURS',
  'COMPANY_SATURDAY_HOURS',
];

/** Fields that describe the demo shop unless set. */
const THE_SHOPS_OWN: Field[] = [
  ...(['name', 'address', 'nit', 'email', 'phone', 'salesPhone', 'whatsapp'] as const),
  ...(['facebook', 'instagram', 'tiktok', 'city', 'state', 'map'] as const),
];

export function unsetOfCompany(env: Environment = process.env): string[] {
  return THE_SHOPS_OWN.map(variable).filter((name) => !env[name]?.trim());
}

/** Only what the owner set, for search engines: the demo's phone must not appear beside a real shop's name. */
export function ownProfile(env: Environment = process.env): CompanyProfile {
  const unset = unsetOfCompany(env).filter((name) => name !== variable('name'));
  return companyProfile({ ...env, ...Object.fromEntries(unset.map((name) => [name, 'none'])) });
}

export function companyProblems(env: Environment = process.env): string[] {
  return (Object.keys(DEFAULTS) as Field[]).flatMap((field) => {
    const value = read(field, env);
    if (value === null) {
      return REQUIRED.has(field) ? [`${variable(field)} cannot be none`] : [];
    }
    return CHECKS[field].accepts(value)
      ? []
      : [`${variable(field)} must be ${CHECKS[field].wants}`];
  });
}

export function companyProfile(env: Environment = process.env): CompanyProfile {
  const required = (field: Field) => read(field, env) ?? DEFAULTS[field];
  const optional = (field: OptionalField) => read(field, env);
  const map = read('map', env);
  return {
    name: required('name'),
    address: optional('address'),
    nit: optional('nit'),
    email: optional('email'),
    phone: optional('phone'),
    facebook: optional('facebook'),
    instagram: optional('instagram'),
    tiktok: optional('tiktok'),
    whatsapp: optional('whatsapp'),
    logo: required('logo'),
    logob: required('logob'),
    ico: required('ico'),
    sizeico: Number(required('sizeico')),
    salesPhone: optional('salesPhone'),
    city: optional('city'),
    state: optional('state'),
    map: map === null ? null : readPlace(map),
    currencySymbol: required('currencySymbol'),
  };
}

function variable(field: Field): string {
  return `COMPANY_${field.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}`;
}

function read(field: Field, env: Environment): string | null {
  const value = env[variable(field)]?.trim() || DEFAULTS[field];
  return value.toLowerCase() === 'none' ? null : value;
}

function isWebAddress(value: string): boolean {
  return /^https:\/\//.test(value) && URL.canParse(value);
}

function readPlace(value: string): CompanyProfile['map'] {
  const [latitude, longitude, ...rest] = value.split(',').map((part) => Number(part.trim() || NaN));
  if (latitude === undefined || longitude === undefined || rest.length > 0) return null;
  const isSomewhere = latitude !== 0 || longitude !== 0;
  const onEarth = isSomewhere && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth ? { latitude, longitude } : null;
}
