import { array, boolean, object, string, type InferType } from 'yup';
import { endOf } from './announcement';
import { ICONS } from './types';

const LONGEST_TITLE = 80;
const LONGEST_TEXT = 400;
const LONGEST_ANNOUNCEMENT = 120;

const text = (longest = LONGEST_TEXT) =>
  string()
    .typeError('must be text; put it between quotes')
    .max(longest, `must have at most ${longest} characters`);

const needed = (longest?: number) => text(longest).required('is missing');

const part = <Fields extends Parameters<typeof object>[0] & object>(fields: Fields) =>
  object(fields).typeError('must have parts of its own').noUnknown().default(undefined);

const mark = () =>
  text(100).matches(/^[\w-]+$/, 'must be the value alone, without the tag around it');

const list = () => array().typeError('must be a list');

const point = part({
  icon: needed().oneOf([...ICONS], `must be one of ${ICONS.join(', ')}`),
  title: needed(LONGEST_TITLE),
  text: needed(),
});

const COLOURS = [
  ...['page', 'surface', 'sunk', 'line', 'line-strong', 'text', 'text-soft', 'link', 'focus'],
  ...[
    'action',
    'action-hover',
    'on-action',
    'accent',
    'on-accent',
    'accent-soft',
    'on-accent-soft',
  ],
  ...['deep', 'on-deep', 'on-deep-soft'],
];

const colours = part(
  Object.fromEntries(
    COLOURS.map((name) => [
      name,
      text().matches(/^#[\da-f]{6}$/i, 'must be a colour such as "#0a5766"'),
    ]),
  ),
);

/** The schema of `shop.yaml` after `none` values are removed. */
export const contentSchema = object({
  announcement: part({
    text: needed(LONGEST_ANNOUNCEMENT),
    until: needed().test(
      'end',
      'must be a day or a time in Caracas, such as 2026-12-24 or 2026-12-24T18:00',
      (until) => !Number.isNaN(endOf(until)),
    ),
    link: text().matches(
      /^(\/[^/]|https:\/\/[^\s/.]+\.)\S*$/,
      'must be a page of the shop such as /preguntas, or an address that begins with https://',
    ),
  }),
  reasons: part({
    title: needed(LONGEST_TITLE),
    intro: text(),
    list: list().of(point).required('is missing'),
  }),
  testimonials: list().of(
    part({
      name: needed(LONGEST_TITLE),
      place: text(LONGEST_TITLE),
      words: needed(),
      sample: boolean().typeError('must be true or false'),
    }),
  ),
  promises: list().of(point),
  footer: list().of(needed()),
  hours: part({
    weekdays: text(LONGEST_TITLE),
    saturday: text(LONGEST_TITLE),
    sunday: text(LONGEST_TITLE),
  }),
  answers: part({ whatsapp: text(), payments: text(), prize: text() }),
  drawRule: text(),
  lotteries: list().of(
    part({
      name: needed(LONGEST_TITLE),
      results: needed().matches(
        /^https:\/\/[^\s/.]+\.\S+$/,
        'must be an address that begins with https://',
      ),
    }),
  ),
  claimTime: text(LONGEST_TITLE),
  lostNumber: text(),
  permit: text(LONGEST_TITLE),
  deliveries: list().of(
    part({
      picture: needed().matches(
        /^[\w-]+\.(jpe?g|png|webp|avif)$/i,
        'must be the name of a .jpg, .png, .webp or .avif file in pictures/',
      ),
      caption: needed(),
    }),
  ),
  verification: part({ google: mark(), facebook: mark(), pinterest: mark() }),
  colours: part({ light: colours, dark: colours }),
  personalData: part({ contact: text(), logs: text(LONGEST_TITLE), receipts: text(LONGEST_TITLE) }),
})
  .typeError('must begin with the name of a part, for example `permit:`')
  .noUnknown();

export type WrittenContent = Partial<InferType<typeof contentSchema>>;
