import type { AccountRow, AccountValue } from './types';

/**
 * The banks that take payments in bolívares, by the digits with which their accounts begin. Sources, compared with each
 * other: github.com/pablorsk/bank-account-validator-venezuela (the Central Bank's list), and
 * gist.github.com/arodu/af242b5e3d7fc4e4fb2710c76ec41fae (December 2024). Closed and merged banks (0116, 0190) are left out.
 */
export const BANKS: Readonly<Record<string, string>> = {
  '0102': 'Banco de Venezuela',
  '0104': 'Banco Venezolano de Crédito',
  '0105': 'Mercantil',
  '0108': 'Provincial',
  '0114': 'Bancaribe',
  '0115': 'Banco Exterior',
  '0128': 'Banco Caroní',
  '0134': 'Banesco',
  '0137': 'Sofitasa',
  '0138': 'Banco Plaza',
  '0146': 'Bangente',
  '0151': 'Banco Fondo Común',
  '0156': '100% Banco',
  '0157': 'DelSur',
  '0163': 'Banco del Tesoro',
  '0166': 'Banco Agrícola de Venezuela',
  '0168': 'Bancrecer',
  '0169': 'R4 Banco Microfinanciero',
  '0171': 'Banco Activo',
  '0172': 'Bancamiga',
  '0173': 'Banco Internacional de Desarrollo',
  '0174': 'Banplus',
  '0175': 'Banco Digital de los Trabajadores',
  '0177': 'Banfanb',
  '0178': 'N58 Banco Digital',
  '0191': 'Banco Nacional de Crédito',
  '0601': 'Instituto Municipal de Crédito Popular',
};

/** Exclude parts of a longer number, word or address. */
const BEFORE = String.raw`(?<![\p{L}\p{N}@%$+]|\p{N}[-–.])`;
const AFTER = String.raw`(?![\p{L}\p{N}@%]|[-–.]\d)`;
const GAP = '[ .()–-]{0,3}';

const MOBILE = String.raw`(?:${BEFORE}|(?<![\p{N}+])\+)(?:(?:00)?58${GAP}0?4\d\d|\(?04\d\d|4[12][246][ -])(?:${GAP}\d){7}${AFTER}`;
/** Zelle and Nequi, which are paid to phones of the United States and Colombia. */
const FOREIGN = String.raw`${BEFORE}\+(?:1|57)(?:${GAP}\d){10}${AFTER}`;

const ID_LABEL = String.raw`(?<=(?<![\p{L}\p{N}])(?:c[eé]d(?:ula)?\.?(?: de identidad)?|c\.? ?i\.?|r\.?i\.?f\.?)[ .:=#-]{0,3}(?:n[°º.o]{1,2} ?)?)`;
const ID_LETTER = String.raw`${BEFORE}[VEJPGC][ .-]{0,3}`;
/** Not with a lone digit behind a space, which may belong to it. */
const ID = String.raw`(?:${ID_LETTER}|${ID_LABEL})(?:\d{6,9}|\d{1,3}(?:[. ]\d{3}){2})(?:-\d)?${AFTER}(?! \d(?!\d))`;
/** Beside a mobile phone it is a document. */
const BARE_ID = String.raw`(?<![\p{L}\p{N}.,@+$-]|\p{N} )(?<bare>\d{1,2}(?:[. ]?\d{3}){2})(?![\p{L}\p{N}@-]|[ .,]\p{N})`;

const WEB_ADDRESS = /(?:https?:\/\/|www\.|\b(?:wa|t|paypal)\.me\/)\S*/giu;

/** The longest first: the end of an account or a phone looks like a document. */
const PATTERNS: { kind: AccountValue['kind']; pattern: RegExp }[] = (
  [
    [
      'email',
      String.raw`(?<![^\s<>()[\]:;,/|·=*"])[^\s<>()[\]:;,/|·=*"@]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,20}(?![\p{L}\p{N}@_-])`,
    ],
    // A bank, a phone and the beginning of a spaced document have twenty digits, too.
    ['account', String.raw`${BEFORE}01\d\d(?:${GAP}\d){16}${AFTER}(?! \d{1,4}(?![\d.]))`],
    ['phone', `${MOBILE}|${FOREIGN}`],
    ['id', `${ID}|${BARE_ID}`],
    [
      'bank',
      String.raw`(?<!_|\p{N}[ .–-]{1,3})${BEFORE}(?:${Object.keys(BANKS).join('|')})(?![-–]\d|[ .()]{1,3}\p{N})${AFTER}`,
    ],
  ] as const
).map(([kind, pattern]) => ({ kind, pattern: new RegExp(pattern, 'giu') }));
const A_MOBILE = new RegExp(MOBILE, 'u');

/** Words beside a phone that receives no money. */
const FOR_MESSAGES =
  /whats ?app|(?<!\p{L})(?:wsp|captur|comprobante|report|env[ií]|escr[ií]b|ll[aá]m|av[ií]s|notif|consult|contact|info|duda)/iu;

const SEPARATORS = /^[\s,;:/|·•)\]–-]*/;

/** Joined, the rows are the text as its seller typed it; each has at most one value. */
export function accountRows(text: string): AccountRow[] {
  const rows: AccountRow[] = [];
  const { byLine, rest } = valuesIn(text);
  const hasMobile = A_MOBILE.test(text);
  let start = 0;
  for (const line of text ? text.split(/(?<=\n)/) : []) {
    const found = byLine.get(start) ?? [];
    const end = start + line.length;
    const values = found.length > 0 ? sureOf(found, rest.slice(start, end), hasMobile) : [];
    const last = rows.at(-1);
    if (values.length > 0) rows.push(...cutBehindValues(line, values));
    else if (last && !last.value) last.before += line;
    else rows.push({ before: line });
    start = end;
  }
  return rows;
}

/** `at` counts from the beginning of the line. */
type FoundValue = Omit<AccountValue, 'bank'> & { at: number; isBare: boolean };

/** Searches the whole text at once, because thousands of short lines would each cost as much. */
function valuesIn(text: string): { byLine: Map<number, FoundValue[]>; rest: string } {
  const byLine = new Map<number, FoundValue[]>();
  let rest = text.replace(WEB_ADDRESS, blank);
  for (const { kind, pattern } of PATTERNS) {
    for (const { 0: written, index, groups } of rest.matchAll(pattern)) {
      const start = text.lastIndexOf('\n', index) + 1;
      const isBare = groups?.bare !== undefined;
      const value = { kind, written, copy: copyable(kind, written), at: index - start, isBare };
      const found = byLine.get(start);
      if (found) found.push(value);
      else byLine.set(start, [value]);
    }
    rest = rest.replace(pattern, blank);
  }
  return { byLine, rest };
}

/** Leaves out a kind with two values on the line, bare digits without a mobile phone, and phones for messages. */
function sureOf(found: FoundValue[], words: string, hasMobile: boolean): FoundValue[] {
  return PATTERNS.flatMap(({ kind }) => {
    const values = found.filter((one) => one.kind === kind);
    const isOne = new Set(values.map(({ copy }) => copy)).size === 1;
    const isKnown = hasMobile || values.every(({ isBare }) => !isBare);
    const isForMessages = kind === 'phone' && FOR_MESSAGES.test(words);
    return isOne && isKnown && !isForMessages ? values : [];
  }).sort((one, other) => one.at - other.at);
}

function cutBehindValues(line: string, values: FoundValue[]): AccountRow[] {
  const lowerCase = line.toLowerCase();
  let from = 0;
  return values.map(({ kind, written, copy, at }, place) => {
    const end = at + written.length;
    const next = values[place + 1];
    const [separators = ''] = SEPARATORS.exec(line.slice(end, next?.at)) ?? [];
    const to = next ? end + separators.length : line.length;
    const before = line.slice(from, at);
    from = to;
    const value = { kind, written, copy, ...bankBeside(kind, written, lowerCase) };
    return { before, value, after: line.slice(end, to) };
  });
}

function blank(written: string): string {
  return '\0'.repeat(written.length);
}

/** In the form that a bank's app takes: phones, documents and accounts in digits alone. */
function copyable(kind: AccountValue['kind'], written: string): string {
  if (kind === 'email') return written;
  if (kind === 'bank') return `${BANKS[written]} (${written})`;
  const digits = written.replace(/\D/g, '');
  if (kind !== 'phone') return digits;
  return /^\+(?!58)/.test(written)
    ? `+${digits}`
    : digits.replace(/^(?:(?:00)?580?)?(?=4\d{9}$)/, '0');
}

function bankBeside(kind: AccountValue['kind'], written: string, line: string): { bank?: string } {
  const isOfBank = kind === 'bank' || kind === 'account';
  const bank = isOfBank ? BANKS[written.replace(/\D/g, '').slice(0, 4)] : undefined;
  return bank && !line.includes(bank.toLowerCase()) ? { bank } : {};
}
