type AccountDetail = {
  kind: DetailKind;
  label: string;
  value: string;
  /** In the form a bank's app accepts: phones, documents and accounts as digits only. */
  copy: string;
};

const NAME =
  '(?:banco|cuenta|cta|tel[eé]fono|tlf|celular|c[eé]dula|c\\.?i\\.?|rif|titular|nombre|beneficiario|correo|e-?mail)';
/** Joins the names of one label: `Teléfono/Cédula`, `Cédula o RIF`. */
const JOINT = / ?[/,&] ?| [oóy] /iu;
/** Also matches `Nombre del titular`. */
const KNOWN_LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[\\p{L}º°.]{1,12} (?:del?|de la) )?${NAME}(?:(?:${JOINT.source})${NAME})*\\s*:`,
  'giu',
);
/** Does not match `10:30`. */
const LABELLED = /^([^:@]{1,30}):(?!\/\/|\d\d\b)(.+)$/;
const WEB_ADDRESS = /:\/\/|www\./i;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Every word of the text ends up in one of the details. */
export function accountDetails(account: string): AccountDetail[] {
  const pieces = account
    .split(/[\r\n|;•]+/)
    .flatMap(splitAtLabels)
    .map((piece) =>
      piece
        .trim()
        .replace(/[,–-]$/, '')
        .trimEnd(),
    )
    .filter(Boolean)
    .map(detailsOf);
  return isOfOne(pieces) ? pieces.flat().sort(byRank) : pieces.flat();
}

export function accountKind(account: string): string | null {
  const brand = /zelle|paypal|binance|zinli/i.exec(account)?.[0];
  if (brand) return brand.charAt(0).toUpperCase() + brand.slice(1).toLowerCase();
  const kinds = new Set(accountDetails(account).map(({ kind }) => kind));
  if (kinds.has('phone')) return 'Pago Móvil';
  return kinds.has('account') ? 'Transferencia bancaria' : null;
}

/** Sorting two accounts would put the phone of one beside the bank of the other. */
function isOfOne(pieces: AccountDetail[][]): boolean {
  const kinds = pieces.flatMap((details) => [...new Set(details.map(({ kind }) => kind))]);
  const known = kinds.filter((kind) => kind !== 'other');
  return new Set(known).size === known.length;
}

function splitAtLabels(line: string): string[] {
  const cuts = [0];
  for (const { index } of line.matchAll(KNOWN_LABEL)) {
    if (LETTER_OR_DIGIT.test(line.slice(cuts.at(-1), index))) cuts.push(index);
  }
  return cuts.map((from, place) => line.slice(from, cuts[place + 1]));
}

function detailsOf(piece: string): AccountDetail[] {
  const [, label, given = ''] = LABELLED.exec(piece) ?? [];
  const value = given.trimStart().replace(/^\*\s+/, '');
  if (!label || !value || !/\p{L}/u.test(label) || /\d{4}/.test(label)) return recognised(piece);
  const names = label.trim().split(JOINT);
  const kinds = names.map(kindOf);
  const values = value.split(/\/|,(?=\s)|(?<=\s)[–-](?=\s)/).flatMap((one) => one.trim() || []);
  const arePairs = names.length === values.length && !WEB_ADDRESS.test(value);
  if (names.length > 1 && arePairs && !kinds.includes('other')) {
    return names.map((name, place) => detail(kindOf(name), name, values[place] ?? ''));
  }
  const known = new Set(kinds.filter((kind) => kind !== 'other'));
  const [kind = 'other'] = known.size === 1 ? known : [];
  return alternatives(kind, value).map((one) => detail(kind, label.trim(), one.trim()));
}

function kindOf(label: string): DetailKind {
  const words = label.replace(/^[^\p{L}]+/u, '').replace(/^n[uú]mero de /i, '');
  return KINDS.find(({ labelled }) => labelled.test(words))?.kind ?? 'other';
}

function recognised(piece: string): AccountDetail[] {
  if (WEB_ADDRESS.test(piece)) return [detail('other', nameOf('other'), piece)];
  const found: AccountDetail[] = [];
  let rest = piece;
  for (const kind of RECOGNISED) {
    rest = rest.replace(partsLike(kind), (value) => {
      found.push(detail(kind, nameOf(kind), value));
      return '\n';
    });
  }
  const text = rest
    .replace(/\n[ /,–-]*(?=\n)/g, '')
    .replace(/\(\s*\)|<\s*>|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:/–-]+|(?<![\s,:/–-])[\s,:/–-]+$/g, '');
  const other = text ? [detail('other', nameOf('other'), text)] : [];
  return [...found.sort(byRank), ...other];
}

function nameOf(kind: DetailKind): string {
  return KINDS.find((known) => known.kind === kind)?.name ?? '';
}

function detail(kind: DetailKind, label: string, value: string): AccountDetail {
  return { kind, label, value, copy: copyable(kind, value) };
}

function byRank(one: AccountDetail, other: AccountDetail): number {
  return rank(one) - rank(other);
}

function rank({ kind }: AccountDetail): number {
  return KINDS.findIndex((known) => known.kind === kind);
}

export type DetailKind = 'bank' | 'account' | 'phone' | 'id' | 'holder' | 'email' | 'other';

/** In the order a bank's app asks for them. */
export const KINDS: { kind: DetailKind; name: string; labelled: RegExp }[] = [
  { kind: 'bank', name: 'Banco', labelled: /^(banco|bank|entidad)/i },
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
  { kind: 'id', name: 'Cédula o RIF', labelled: /^(c[eé]dula|c\.?i\b|rif|documento|identidad)/i },
  { kind: 'holder', name: 'Titular', labelled: /^(titular|nombre|a nombre|beneficiario)/i },
  { kind: 'email', name: 'Correo', labelled: /^(correo|e-?mail|zelle|paypal|binance)/i },
  { kind: 'other', name: 'Datos', labelled: /./ },
];

/** Exclude parts of a longer number, word or address. */
const BEFORE = String.raw`(?<![\p{L}\p{N}.=&?@%$+]|\p{N}[-–])`;
const AFTER = String.raw`(?![\p{L}\p{N}@%]|[-–.]\d)`;
const GAP = '[ .()–-]{0,3}';

/** They have no capturing groups, so that `split` can use them. */
const PATTERNS = {
  // A phone and a RIF side by side also have twenty digits, but accounts begin with a bank code.
  account: String.raw`${BEFORE}01\d\d(?:${GAP}\d){16}${AFTER}`,
  phone: String.raw`(?:${BEFORE}|(?<=^|[^\p{N}])\+)(?:(?:00)?58${GAP}0?4\d\d|\(04\d\d\)|04\d\d)${GAP}\d{3}${GAP}\d\d${GAP}\d\d${AFTER}`,
  email: String.raw`(?<![^\s<([:,;/"])[^\s<>()[\]:,;/"@]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,20}(?![\p{L}\p{N}@_-])`,
  id: String.raw`${BEFORE}[VEJPG][ .-]{0,2}\d[\d.]{5,10}(?:-\d)?${AFTER}`,
  // With digits beside it, it is part of another number.
  bank: String.raw`(?<!\p{N}[ .()–-]{1,3})${BEFORE}01\d\d(?![-–]|[ .()]{1,3}\p{N})${AFTER}`,
} satisfies Partial<Record<DetailKind, string>>;

export const RECOGNISED = ['id', 'account', 'phone', 'email', 'bank'] as const;

/** Includes the "o" or "y" that joins it to the previous one, so that no such word is left over. */
export function partsLike(kind: (typeof RECOGNISED)[number]): RegExp {
  return new RegExp(`(?:(?<=\\s)[oóy] )?${PATTERNS[kind]}`, 'giu');
}

export function alternatives(kind: DetailKind, value: string): string[] {
  const pattern = patternOf(kind);
  if (!pattern) return [value];
  return value.split(new RegExp(`\\s*[/,]\\s*(?=${pattern})|\\s+(?=[oóy] ${pattern})`, 'iu'));
}

/** The form a bank's app accepts if the value is unambiguous; otherwise the value unchanged. */
export function copyable(kind: DetailKind, value: string): string {
  const pattern = kind === 'bank' ? undefined : patternOf(kind);
  if (!pattern) return value;
  const found = value.match(new RegExp(pattern, 'giu')) ?? [];
  const [only] = found.length === 1 ? found : [];
  if (kind === 'email') return only ?? value;
  return (only && digitsOf(only, kind)) ?? soleNumber(kind, value) ?? value;
}

function digitsOf(written: string, kind: DetailKind): string {
  const digits = written.replace(/\D/g, '');
  return kind === 'phone' ? digits.replace(/^(?:00)?580?(?=4\d{9}$)/, '0') : digits;
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
