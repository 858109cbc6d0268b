import {
  array,
  object,
  string,
  type AnyObject,
  type InferType,
  type ISchema,
  type ObjectShape,
  type StringSchema,
} from 'yup';
import { endOf } from './announcement';
import { isChat, isWebAddress, readPlace } from './profile-faults';
import { ICONS } from './types';

const LONGEST_NAME = 80;
const LONGEST_TEXT = 400;
const LONGEST_ANNOUNCEMENT = 120;

const anyText = (longest = LONGEST_TEXT) =>
  string().typeError('debe ser un texto').max(longest, `tiene más de ${longest} letras`);

const needed = (longest?: number) => anyText(longest).required('falta');

/** Null if it is left out. */
const text = (longest?: number) => anyText(longest).nullable().default(null);

const part = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).typeError('debe tener partes debajo, cada una en su línea').noUnknown();

const list = <T>(item: ISchema<T, AnyObject>) =>
  array(item).typeError('debe ser una lista: cada línea empieza con un guion (-)').default([]);

const mark = () =>
  text(100).matches(/^[\w-]{20,}$/, 'lleva solo el valor, sin la etiqueta, y entero');

const point = part({
  icon: needed().oneOf([...ICONS], `debe ser uno de ${ICONS.join(', ')}`),
  title: needed(LONGEST_NAME),
  text: needed(),
});

const COLOURS = [
  ...['page', 'surface', 'sunk', 'line', 'line-strong', 'text', 'text-soft', 'link', 'focus'],
  ...['action', 'action-hover', 'on-action', 'accent', 'on-accent', 'accent-soft'],
  ...['on-accent-soft', 'deep', 'on-deep', 'on-deep-soft'],
] as const;

export type Colour = (typeof COLOURS)[number];

const colours = () =>
  part(
    Object.fromEntries(
      COLOURS.map((name) => [
        name,
        anyText().matches(/^#[\da-f]{6}$/i, "debe ser un color como '#0a5766'"),
      ]),
    ) as Record<string, StringSchema<string>>,
  ).default({});

const HTTPS = 'debe ser una dirección que empiece con https://';

const network = () => text().test('network', HTTPS, (value) => !value || isWebAddress(value));

const picture = (shipped: string) =>
  anyText()
    .default(shipped)
    .matches(/^\/[^/]/, 'debe ser un archivo de la carpeta brand/, como /brand/logo.svg');

const profile = part({
  name: needed(LONGEST_NAME).default('Rifas'),
  address: text(),
  nit: text(),
  email: text().matches(
    /^[\w.%+-]+@([a-z\d-]+\.)+(?!con$)[a-z]{2,}$/i,
    'debe ser un correo, como hola@rifasaraguaney.example',
  ),
  phone: text(),
  facebook: network(),
  instagram: network(),
  tiktok: network(),
  whatsapp: text().test(
    'chat',
    'debe ser un chat, no un canal ni un grupo, cuyos miembros verían quién compra; con el código del país y sin el 0 del número: https://wa.me/584141234567',
    (value) => !value || isChat(value),
  ),
  logo: picture('/brand/logo.svg'),
  logob: picture('/brand/logo-white.svg'),
  ico: picture('/favicon.ico'),
  sizeico: anyText()
    .default('150')
    .matches(/^(2[4-9]|[3-9]\d|[1-3]\d\d|400)$/, 'debe ser un número de píxeles, de 24 a 400'),
  salesPhone: text(),
  city: text(),
  state: text(),
  map: text().test(
    'map',
    'debe ser la latitud y la longitud de un sitio de Venezuela, como 10.1807,-68.0038',
    (value) => !value || readPlace(value) !== null,
  ),
  currencySymbol: anyText()
    .default('$')
    .matches(
      /^[\p{L}\p{Sc}.]{0,2}[\p{L}\p{Sc}]\.?$/u,
      'debe ser el signo de una moneda, como $ o Bs.',
    ),
});

/** The schema of `shop.yaml`, whose values are all texts. `cast` adds what is left out. */
export const contentSchema = object({
  profile: profile.required('falta: escribe profile: y, debajo, name: y el nombre de tu tienda'),
  announcement: part({
    text: needed(LONGEST_ANNOUNCEMENT),
    until: needed().test(
      'end',
      'debe ser un día o una hora de Caracas, como 2026-12-24 o 2026-12-24T18:00',
      (until) => !Number.isNaN(endOf(until)),
    ),
    link: text().matches(
      /^(\/[^/]|https:\/\/)\S*$/,
      'debe ser una página de la tienda, como /preguntas, o una dirección que empiece con https://',
    ),
  })
    .nullable()
    .default(null),
  reasons: part({ title: needed(LONGEST_NAME), intro: text(), list: list(point).required('falta') })
    .nullable()
    .default(null),
  testimonials: list(
    part({
      name: needed(LONGEST_NAME),
      place: text(LONGEST_NAME),
      words: needed(),
    }),
  ),
  promises: list(point),
  footer: list(needed()),
  hours: part({
    weekdays: text(LONGEST_NAME),
    saturday: text(LONGEST_NAME),
    sunday: text(LONGEST_NAME),
  }),
  /** How soon somebody answers, and how a winner gets the prize, one sentence each. */
  answers: part({ whatsapp: text(), payments: text(), prize: text() }),
  drawRule: text(),
  /** Where each lottery publishes its results. */
  lotteries: list(
    part({
      name: needed(LONGEST_NAME),
      results: needed().test('results', HTTPS, (value) => isWebAddress(value)),
    }),
  ),
  lostNumber: text(),
  permit: text(LONGEST_NAME),
  deliveries: list(
    part({
      picture: needed().matches(
        /^[\w-]+\.(jpe?g|png|webp|avif)$/i,
        'debe ser el nombre de un archivo .jpg, .png, .webp o .avif de la carpeta pictures/',
      ),
      caption: needed(),
    }),
  ),
  /** Codes by which search engines and social networks verify the site's owner. */
  verification: part({ google: mark(), facebook: mark(), pinterest: mark() }),
  /** They replace the build's colours of the same name. */
  colours: part({ light: colours(), dark: colours() }),
})
  .typeError('debe empezar con el nombre de una parte, por ejemplo `permit:`')
  .noUnknown();

/** Every part of `shop.yaml`: null, an empty list or no colour for what the owner does not have. */
export type WrittenContent = InferType<typeof contentSchema>;
