const NATIONAL_ID = {
  file: 'lib/raffle/buyer.ts',
  tests: ['lib/raffle/national-id.test.ts'],
};
const PHONE = { file: 'lib/raffle/buyer.ts', tests: ['lib/raffle/phone.test.ts'] };
const DRAFT = {
  file: 'lib/offline/outbox/purchase-record.ts',
  tests: [
    'lib/offline/outbox/purchase-record.test.ts',
    'components/purchase/draft/purchase-store.test.ts',
  ],
};

export const buyer = [
  {
    ...NATIONAL_ID,
    name: 'v12345678 is no cédula',
    find: '\n    .toUpperCase()',
    replace: '',
  },
  {
    name: 'what nobody sees makes another reference',
    file: 'lib/raffle/clean-text.ts',
    find: ".replace(INVISIBLE, '')",
    replace: '.slice(0, INVISIBLE ? undefined : 0)',
    tests: ['lib/raffle/clean-text.test.ts'],
  },
  {
    ...NATIONAL_ID,
    name: 'a cédula with slashes is none',
    find: String.raw`/[\s.,:#°_/-]/g`,
    replace: String.raw`/[\s.,:#°_-]/g`,
  },
  {
    ...NATIONAL_ID,
    name: 'a document may have a letter among its digits',
    find: String.raw`/^[A-Z]{0,3}\d{5,12}$/`,
    replace: String.raw`/^[A-Z]{0,3}[\dX]{5,12}$/`,
  },
  {
    ...NATIONAL_ID,
    name: 'a foreigner is sent as a Venezuelan',
    find: '`V${text}` : text;',
    replace: "`V${text}` : text.replace(/^[A-Z]+/, 'V');",
  },
  {
    ...PHONE,
    name: 'a phone keeps its first 0',
    find: "digits.replace(/^0/, '')",
    replace: 'digits',
  },
  {
    ...PHONE,
    name: '0058 is not the code of the country',
    find: "withoutPrefix(digits, '00')",
    replace: "withoutPrefix(digits, '011')",
  },
  {
    ...PHONE,
    name: 'a phone has a digit too many',
    find: String.raw`/^[24]\d{9}$/`,
    replace: String.raw`/^[24]\d{9,10}$/`,
  },
  {
    name: 'a country code more or less makes another phone',
    file: 'lib/raffle/is-same-buyer.ts',
    find: 'long.endsWith(short) &&',
    replace: 'long === short &&',
    tests: ['lib/raffle/is-same-buyer.test.ts'],
  },
  {
    name: 'a name begins a formula in the sheet of the seller',
    file: 'lib/raffle/purchase-schema.ts',
    find: String.raw`typed.replace(/^[\s=+\-@＝＋－＠]+/, '')`,
    replace: 'typed',
    tests: ['lib/raffle/purchase-schema.test.ts'],
  },
  {
    ...DRAFT,
    name: 'two raffles share one draft',
    find: 'const keys = [raffleId, ...',
    replace: "const keys = ['draft', ...",
    also: [
      {
        file: DRAFT.file,
        find: 'await changeRecord(raffleId, ',
        replace: "await changeRecord('draft', ",
      },
    ],
  },
  {
    ...DRAFT,
    name: 'two raffles share one picture',
    find: '`${raffleId}:${kind}`',
    replace: '`${raffleId.length}:${kind}`',
  },
  {
    ...DRAFT,
    name: 'a draft of a later build is read as one of this',
    find: 'const isKnown = version === VERSION || version === undefined;',
    replace: 'const isKnown = version !== 0;',
  },
  {
    ...DRAFT,
    name: 'what was sent is forgotten after two hours',
    file: 'lib/raffle/purchase-state.ts',
    find: "return stage === 'form' ? savedAt + FORM_LIFE_MS : Infinity;",
    replace: 'return savedAt + FORM_LIFE_MS;',
    tests: ['lib/raffle/purchase-state.test.ts'],
  },
  {
    ...DRAFT,
    name: 'what a later build sent is dropped',
    find: 'if (!isKnown && !sent) return null;',
    replace: 'if (!isKnown) return null;',
  },
  {
    name: 'another cédula is bought for under the same key',
    file: 'components/purchase/draft/use-draft.ts',
    find: '.sort(), nationalId, phoneCode + phone]',
    replace: '.sort(), phoneCode + phone]',
    tests: ['components/purchase/draft/purchase-key.test.ts'],
  },
  {
    name: 'a purchase of unknown end is put away',
    file: 'components/purchase/state/apply-answer.ts',
    find: "case 'not-registered':\n      return payment?.stopWaiting();",
    replace: "case 'not-registered':\n      return void record.finish();",
    tests: ['components/purchase/state/apply-answer.test.ts'],
  },
];
