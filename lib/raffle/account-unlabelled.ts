import {
  byRank,
  detail,
  kindOf,
  LABEL_NAME,
  LABEL_TAIL,
  nameOf,
  NUMBER_OF,
  valuesIn,
  type AccountDetail,
  type DetailKind,
} from './account-kinds';
import { isTitle } from './account-titles';
import { bankNamed } from './banks';

const LABEL = String.raw`(?:a nombre de|(?:${NUMBER_OF})?${LABEL_NAME})${LABEL_TAIL}`;
const LABEL_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])${LABEL}[\s.:#-]*$`, 'iu');
const LABEL_BEHIND = new RegExp(
  String.raw`^[\s(,-]*(?!a nombre de)(${LABEL})(?![\p{L}\p{N}])[)\s]*`,
  'iu',
);
/** `Cta. corriente Banesco N°`, before the number. */
const ACCOUNT_OF_BANK = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:cuenta|cta\.?)${LABEL_TAIL}) (?:en |del? )?([^,/]+?)( (?:n[°º.o]{1,2}|nro\.?|#))?[\s.:#-]*$`,
  'iu',
);
const HOLDER = /^(a nombre de|titular|beneficiari[oa]|nombre)[\s:]+(?=\p{L})/iu;
/** Labels of more than one kind of value: people are paid by e-mail or phone there. */
const WALLET = /^(?:zelle|zinli|paypal)/i;

/** Words before a phone that receives no money. */
const FOR_MESSAGES =
  /whats ?app|(?<!\p{L})(?:wsp|captur|comprobante|report|env[ií]|escr[ií]b|ll[aá]m|av[ií]s|notif|consult|contact|info|duda)/iu;
const FOR_MONEY = /pago ?m[oó]vil|(?<!\p{L})(?:pm|tel[eé]f|tel|tlf|cel)(?!\p{L})/iu;

export function isForMessages(words: string): boolean {
  return FOR_MESSAGES.test(words) && !FOR_MONEY.test(words);
}

/** Reads values by their form. A text that only fits in several fragments is one detail, whole. */
export function unlabelled(piece: string): AccountDetail[] {
  const found: AccountDetail[] = [];
  const fragments: string[] = [];
  const values = valuesIn(piece);
  let rest = piece.slice(0, values[0]?.from);
  values.forEach(({ kind, value, to }, place) => {
    let label = labelIn(rest, LABEL_BEFORE, kind);
    if (!label && kind === 'account') {
      const [taken, of, bank = '', sign = ''] = ACCOUNT_OF_BANK.exec(rest) ?? [];
      if (taken && bankNamed(bank, { isLabelled: true })) {
        found.push(detail('bank', nameOf('bank'), bank));
        label = { taken, name: `${of}${sign}` };
      }
    }
    if (label) rest = rest.slice(0, rest.length - label.taken.length);
    fragments.push(rest);
    rest = piece.slice(to, values[place + 1]?.from);
    if (!label && (label = labelIn(rest, LABEL_BEHIND, kind))) {
      rest = rest.slice(label.taken.length);
    }
    found.push(detail(kind, label?.name || nameOf(kind), value));
  });
  fragments.push(rest);
  const isOfMessages = values.some(
    ({ kind }, place) => kind === 'phone' && isForMessages(fragments[place] ?? ''),
  );
  if (isOfMessages) return [detail('other', nameOf('other'), piece)];
  const [code = ''] = found.flatMap(({ kind, value }) => (kind === 'bank' ? value : []));
  const told = fragments
    .map(clean)
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && !isNameOf(code, text))
    .filter((text) => found.length === 0 || !isTitle(text));
  const others = told.flatMap(bankAndRest);
  const isTorn = others.filter(({ kind }) => kind === 'other').length > 1;
  if (isTorn) return [detail('other', nameOf('other'), piece)];
  return [...found, ...others].sort(byRank);
}

function labelIn(text: string, pattern: RegExp, kind: DetailKind) {
  const [taken = '', name = taken] = pattern.exec(text) ?? [];
  const label = name.replace(/^[ (,]+|(?<![ :#-])[ :#-]+$/g, '');
  const fits = kindOf(label) === kind || WALLET.test(label) || /^a nombre/i.test(label);
  return label && fits ? { taken, name: label } : null;
}

/** `Venezuela` beside `0102`. */
function isNameOf(bank: string, text: string): boolean {
  const code = /\d{4}/.exec(bank)?.[0];
  const isName = !/\d{4}/.test(text) && bankNamed(`${code} ${text}`, { isLabelled: true }) === bank;
  return code !== undefined && isName;
}

/** Without the signs that separated it from the values. */
function clean(fragment: string): string {
  const text = fragment
    .replace(/\(\s*\)|<\s*>|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:/>\]–-]+|(?<![\s,:/<[–-])[\s,:/<[–-]+$/g, '');
  // `(Banesco` lost its other half with the value.
  const isHalf = text.includes('(') !== text.includes(')');
  return isHalf ? text.replace(/^(?:\(|\)[\s,.:/–-]*)|\)$| ?\($/g, '').trim() : text;
}

/** Not the comma of `Inversiones X, C.A.` */
const SEPARATOR = / ?(?:,(?! ?[cs]\.? ?a\b)|\/) ?| [–-] | (?=a nombre de )/i;

/** Sellers write the bank first or last: `Banesco, María Pérez`. */
function bankAndRest(text: string): AccountDetail[] {
  const isBank = (part: string) => bankNamed(part, { isLabelled: false }) !== null;
  const untitled = text.replace(
    /^(?:pago ?m[oó]vil|pm|transferencia)s?(?: (?:al?|en|por|del?))?[\s:-]+/i,
    '',
  );
  if (isBank(untitled)) return [detail('bank', nameOf('bank'), untitled)];
  const [first = ''] = text.split(SEPARATOR, 1);
  const last = text.split(SEPARATOR).at(-1) ?? '';
  if (first === text) return [named(text)];
  const behind = text.slice(first.length).replace(new RegExp(`^(?:${SEPARATOR.source})`, 'i'), '');
  const before = text
    .slice(0, -last.length)
    .replace(new RegExp(`(?:${SEPARATOR.source})$`, 'i'), '');
  if (isBank(first)) return [detail('bank', nameOf('bank'), first), named(behind)];
  if (isBank(last)) return [named(before), detail('bank', nameOf('bank'), last)];
  return [named(text)];
}

function named(text: string): AccountDetail {
  const [taken, label] = HOLDER.exec(text) ?? [];
  return taken && label
    ? detail('holder', label, text.slice(taken.length))
    : detail('other', nameOf('other'), text);
}
