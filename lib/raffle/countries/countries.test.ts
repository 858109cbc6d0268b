import { countries } from './countries';
import all from './countries.generated.json';

// spec: phone-codes
test('there are 250 countries, each one once', () => {
  expect(countries).toHaveLength(250);
  expect(new Set(countries.map((country) => country.iso2)).size).toBe(250);
  expect(new Set(countries.map((country) => country.nameES)).size).toBe(250);
});

// spec: phone-codes
test('no country lacks a name or a dialling code', () => {
  for (const country of all) {
    expect(country).toEqual({
      nameES: expect.stringMatching(/\S/),
      nameEN: expect.stringMatching(/\S/),
      iso2: expect.stringMatching(/^[A-Z]{2}$/),
      iso3: expect.stringMatching(/^[A-Z]{3}$/),
      phoneCode: expect.stringMatching(/^[1-9]\d{0,2}$/),
    });
  }
});

test('the payment loads of each country what it shows and sends', () => {
  const shown = all.map(({ nameES, iso2, phoneCode }) => ({ nameES, iso2, phoneCode }));
  expect(countries).toEqual(shown);
});

test('Venezuela comes first, the rest by Spanish name', () => {
  expect(countries[0]).toMatchObject({ nameES: 'Venezuela', phoneCode: '58' });
  expect(countries.slice(1, 4).map((country) => country.nameES)).toEqual([
    'Afganistán',
    'Albania',
    'Alemania',
  ]);
});
