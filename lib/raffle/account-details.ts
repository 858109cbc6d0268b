import {
  alternatives,
  copyable,
  KINDS,
  partsLike,
  RECOGNISED,
  type DetailKind,
} from './account-parts';

type AccountDetail = {
  kind: DetailKind;
  label: string;
  value: string;
  /** As a bank's app accepts it: phones, documents and accounts as digits only. */
  copy: string;
};

const NAME =
  '(?:banco|cuenta|cta|tel[eé]fono|tlf|celular|c[eé]dula|c\\.?i\\.?|rif|titular|nombre|beneficiario|correo|e-?mail)';
/** `Teléfono/Cédula`, `Cédula o RIF`: between the names of one label. */
const JOINT = / ?[/,&] ?| [oóy] /iu;
/** `Nombre del titular` is one too. */
const KNOWN_LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[\\p{L}º°.]{1,12} (?:del?|de la) )?${NAME}(?:(?:${JOINT.source})${NAME})*\\s*:`,
  'giu',
);
/** Not `10:30`. */
const LABELLED = /^([^:@]{1,30}):(?!\/\/|\d\d\b)(.+)$/;
const WEB_ADDRESS = /:\/\/|www\./i;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** No word of the text is lost: each is in one of the details. */
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

/** Of two accounts, sorted, the phone of one would stand beside the bank of the other. */
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
