// Writes countries.generated.json, and what a phone loads of it. Run it when either library is upgraded.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import iso from 'i18n-iso-countries';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';

const require = createRequire(import.meta.url);
iso.registerLocale(require('i18n-iso-countries/langs/es.json'));
iso.registerLocale(require('i18n-iso-countries/langs/en.json'));

/** Territories that libphonenumber lacks; codes from the ITU list E.164. */
const codesWithoutPlan = {
  AQ: '672',
  BV: '47',
  GS: '500',
  HM: '672',
  PN: '64',
  TF: '262',
  UM: '1',
};

const namesES = {
  CD: 'República Democrática del Congo',
  KP: 'Corea del Norte',
  KR: 'Corea del Sur',
  VA: 'Ciudad del Vaticano',
};
const namesEN = { MK: 'North Macedonia', TW: 'Taiwan' };

const countries = Object.entries(iso.getAlpha2Codes()).map(([iso2, iso3]) => ({
  nameES: namesES[iso2] ?? iso.getName(iso2, 'es'),
  nameEN: namesEN[iso2] ?? iso.getName(iso2, 'en'),
  iso2,
  iso3,
  phoneCode: isSupportedCountry(iso2) ? getCountryCallingCode(iso2) : codesWithoutPlan[iso2],
}));

const byName = new Intl.Collator('es');
countries.sort(
  (one, other) =>
    Number(other.iso2 === 'VE') - Number(one.iso2 === 'VE') ||
    byName.compare(one.nameES, other.nameES),
);

write('countries.generated.json', countries);
write(
  'phone-codes.generated.json',
  countries.map(({ nameES, iso2, phoneCode }) => ({ nameES, iso2, phoneCode })),
);

function write(file, list) {
  const rows = list.map((country) => `  ${JSON.stringify(country)}`).join(',\n');
  writeFileSync(new URL(file, import.meta.url), `[\n${rows}\n]\n`);
}
