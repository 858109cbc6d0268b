import {
  isChat,
  isEmail,
  isLink,
  isPicture,
  isPixels,
  isPlace,
  isSymbol,
  isTelephone,
  isText,
  readPlace,
  type Check,
  type Place,
} from './company-checks';

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
    map: Place | null;
  };

type Environment = Record<string, string | undefined>;

const CHECKS: Record<Field, Check> = {
  name: isText,
  address: isText,
  nit: isText,
  email: isEmail,
  phone: isTelephone,
  facebook: isLink,
  instagram: isLink,
  tiktok: isLink,
  whatsapp: isChat,
  logo: isPicture,
  logob: isPicture,
  ico: isPicture,
  sizeico: isPixels,
  salesPhone: isTelephone,
  city: isText,
  state: isText,
  map: isPlace,
  currencySymbol: isSymbol,
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
    const fault = CHECKS[field](value);
    return fault ? [`${variable(field)} ${fault}`] : [];
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
