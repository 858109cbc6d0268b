import { bankNamed } from './banks';

export type DetailKind = 'bank' | 'account' | 'phone' | 'id' | 'holder' | 'email' | 'other';

export type AccountDetail = {
  kind: DetailKind;
  label: string;
  value: string;
  /** In the form a bank's app accepts: phones, documents and accounts as digits only. */
  copy: string;
};

/** In the order a bank's app asks for them. */
const KINDS: { kind: DetailKind; name: string; labelled: RegExp }[] = [
  { kind: 'bank', name: 'Banco', labelled: /^(banco|bco\b|bank|entidad|c[oó]d)/i },
  {
    kind: 'account',
    name: 'Cuenta',
    labelled: /^(n[°º.]|nro|cuenta|cta)/i,
  },
  {
    kind: 'phone',
    name: 'Teléfono',
    labelled: /^(tel[eé]?f?|tlf|cel|m[oó]vil|pago m[oó]vil)/i,
  },
  { kind: 'id', name: 'Cédula o RIF', labelled: /^(c[eé]d|c\.? ?i\b|r\.?i\.?f|doc|identi)/i },
  { kind: 'holder', name: 'Titular', labelled: /^(titular|nombre|a nombre|beneficiari)/i },
  { kind: 'email', name: 'Correo', labelled: /^(correo|e-?mail|zelle|paypal|binance|zinli)/i },
  { kind: 'other', name: 'Datos', labelled: /./ },
];

/** The names of labels, which may stand before or behind a value without a colon. */
export const LABEL_NAME =
  '(?:banco|bco|entidad|c[oó]digo|c[oó]d|cuenta|cta\\.?|tel[eé]fono|tel[eé]?f?|tlfn?|celular|cel|(?:pago ?)?m[oó]vil|c[eé]dula|c[eé]d|c\\.? ?i\\.?|r\\.?i\\.?f\\.?|documento|doc|identificaci[oó]n|titular|nombre|beneficiari[oa]|correo|e-?mail|zelle|zinli|paypal)';

/** `Nro. Tlf`, `Nº CI` */
export const NUMBER_OF = String.raw`(?:n[uú]mero|nro\.?|n[°º.]) (?:del? |de la )?`;

/** What may stand between the name of a label and its value. */
export const LABEL_TAIL = String.raw`(?: (?:de identidad|corriente|cte\.?|(?:de )?ahorros?|(?:del? )?(?:zelle|paypal|zinli|binance)))?(?: ?(?:n[°º.o]{1,2}|nro\.?|#))?`;

/** Exclude parts of a longer number, word or address. */
const BEFORE = String.raw`(?<![\p{L}\p{N}.=&?@%$+]|\p{N}[-–])`;
const AFTER = String.raw`(?![\p{L}\p{N}@%]|[-–.]\d)`;
const GAP = '[ .()–-]{0,3}';

/** Numbers of a document without its letter. A mobile phone has as many, but begins with 04. */
const ID_DIGITS = String.raw`(?!04\d{9}(?!\d))\d[\d.]{4,9}\d(?:-\d)?${AFTER}`;
const ID_LABEL = String.raw`(?:c[eé]d(?:ula)?\.?(?: de identidad)?|c\.? ?i\.?|r\.?i\.?f\.?)`;
const AFTER_ID_LABEL = String.raw`(?<=(?<![\p{L}\p{N}])${ID_LABEL}[ .:#-]{0,3}(?:n[°º.o]{1,2} ?)?)`;

/** They have no capturing groups, so that `split` can use them. */
const PATTERNS = {
  // A phone and a RIF side by side also have twenty digits, but accounts begin with a bank code.
  // A bank, a phone and the beginning of a spaced document have twenty, too.
  account: String.raw`${BEFORE}01\d\d(?:${GAP}\d){16}${AFTER}(?! \d{1,4}(?![\d.]))`,
  phone: String.raw`(?:${BEFORE}|(?<=^|[^\p{N}])\+)(?:(?:00)?58${GAP}0?4\d\d|\(04\d\d\)|04\d\d|4[12][246][ -])(?:${GAP}\d){7}${AFTER}|(?<![\p{L}\p{N}.=&?@%$+])\+(?!58)[1-9](?:${GAP}\d){8,13}${AFTER}`,
  email: String.raw`(?<![^\s<([:,;/"])[^\s<>()[\]:,;/"@]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,20}(?![\p{L}\p{N}@_-])`,
  id: [
    String.raw`${BEFORE}[VEJPGC][ .-]{0,3}(?:\d{1,2} \d{3} \d{3}|\d[\d.]{4,9}\d(?:[- ]\d)?)${AFTER}`,
    AFTER_ID_LABEL + ID_DIGITS,
    String.raw`${BEFORE}${ID_DIGITS}(?= ?\(?${ID_LABEL}(?![\p{L}\p{N}]))`,
  ].join('|'),
  // With digits beside it, it is part of another number.
  bank: String.raw`(?<!\p{N}[ .()–-]{1,3})${BEFORE}01\d\d(?![-–]\d|[ .()]{1,3}\p{N})${AFTER}`,
} satisfies Partial<Record<DetailKind, string>>;

/** The longest first: the end of an account or a phone looks like a document. */
const RECOGNISED = ['account', 'phone', 'id', 'email', 'bank'] as const;

/** Include the "o" or "y" that joins a value to the previous one, so that no such word is left over. */
const VALUES = RECOGNISED.map((kind) => ({
  kind,
  pattern: new RegExp(`(?:(?<=\\s)[oóy] )?(?:${PATTERNS[kind]})`, 'giu'),
}));

/** Beside a phone, the only other number of this length is the document. */
export const BARE_ID = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,@+-]|\p{N} )\d{1,2}(?:\.?\d{3}\.?\d{3}| \d{3} \d{3})(?![\p{L}\p{N}@-]|[ .,]\p{N})`,
  'gu',
);

type FoundValue = { kind: DetailKind; value: string; from: number; to: number };

export function valuesIn(text: string): FoundValue[] {
  const found: FoundValue[] = [];
  let rest = text;
  for (const { kind, pattern } of VALUES) {
    rest = rest.replace(pattern, (value: string, from: number) => {
      found.push({ kind, value, from, to: from + value.length });
      return '\n'.repeat(value.length);
    });
  }
  const isMobile =
    found.some(({ kind }) => kind === 'phone') && found.every(({ kind }) => kind !== 'id');
  const [bare, another] = isMobile ? rest.matchAll(BARE_ID) : [];
  if (bare && !another) {
    const { 0: value, index: from } = bare;
    found.push({ kind: 'id', value, from, to: from + value.length });
  }
  return found.sort((one, other) => one.from - other.from);
}

/** The kind of a text that is one value and nothing else. */
export function kindLike(text: string): DetailKind | null {
  const [found] = valuesIn(text.trim());
  return found?.value === text.trim() ? found.kind : null;
}

export function kindOf(label: string): DetailKind {
  const words = label.replace(/^[^\p{L}]+/u, '').replace(new RegExp(`^${NUMBER_OF}`, 'i'), '');
  return KINDS.find(({ labelled }) => labelled.test(words))?.kind ?? 'other';
}

export function nameOf(kind: DetailKind): string {
  return KINDS.find((known) => known.kind === kind)?.name ?? '';
}

export function detail(kind: DetailKind, label: string, value: string): AccountDetail {
  const bank = kind === 'bank' && bankNamed(value, { isLabelled: true });
  return { kind, label, value: bank || value, copy: bank || copyable(kind, value) };
}

export function byRank(one: AccountDetail, other: AccountDetail): number {
  return rank(one) - rank(other);
}

function rank({ kind }: AccountDetail): number {
  return KINDS.findIndex((known) => known.kind === kind);
}

export function alternatives(kind: DetailKind, value: string): string[] {
  const pattern = patternOf(kind);
  if (!pattern) return [value];
  return value.split(
    new RegExp(`\\s*[/,]\\s*(?=(?:${pattern}))|\\s+(?=[oóy] (?:${pattern}))`, 'iu'),
  );
}

/** The form a bank's app accepts if the value is unambiguous; otherwise the value unchanged. */
function copyable(kind: DetailKind, value: string): string {
  const pattern = kind === 'bank' ? undefined : patternOf(kind);
  if (!pattern) return value;
  const found = value.match(new RegExp(pattern, 'giu')) ?? [];
  const [only] = found.length === 1 ? found : [];
  if (kind === 'email') return only ?? value;
  return (only && digitsOf(only, kind)) ?? soleNumber(kind, value) ?? value;
}

function digitsOf(written: string, kind: DetailKind): string {
  const digits = written.replace(/\D/g, '');
  if (kind !== 'phone') return digits;
  const isForeign = written.startsWith('+') && !digits.startsWith('58');
  return isForeign ? `+${digits}` : digits.replace(/^(?:(?:00)?580?)?(?=4\d{9}$)/, '0');
}

const MOST_DIGITS: Partial<Record<DetailKind, number>> = { account: 20, phone: 11, id: 10 };
const MOST_DIGITS_WITH_COUNTRY = 15;

/** Null if the value has several numbers: joined, they would form a different one. */
function soleNumber(kind: DetailKind, value: string): string | null {
  const numbers = value.match(/\+?\d(?:[ .()–-]{0,3}\d)*/g) ?? [];
  const [only = ''] = numbers.length === 1 ? numbers : [];
  const digits = only.replace(/\D/g, '');
  const plus = kind === 'phone' && only.startsWith('+') ? '+' : '';
  const most = plus ? MOST_DIGITS_WITH_COUNTRY : (MOST_DIGITS[kind] ?? 0);
  return digits !== '' && digits.length <= most ? plus + digits : null;
}

function patternOf(kind: DetailKind): string | undefined {
  return kind === 'holder' || kind === 'other' ? undefined : PATTERNS[kind];
}
