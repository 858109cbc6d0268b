import {
  alternatives,
  BARE_ID,
  byRank,
  detail,
  kindLike,
  kindOf,
  LABEL_NAME,
  LABEL_TAIL,
  nameOf,
  type AccountDetail,
  type DetailKind,
} from './account-kinds';
import { JOINT, piecesOf, withoutSigns } from './account-pieces';
import { isTitle } from './account-titles';
import { isForMessages, unlabelled } from './account-unlabelled';
import { bankNamed, bankOfAccount } from './banks';

const LABEL_ALONE = new RegExp(`^(${LABEL_NAME}${LABEL_TAIL})[.: ]*$`, 'iu');
/** Does not match `10:30`. */
const LABELLED = /^([^:=@]{1,30})[:=](?!\/\/|\d\d\b)(.+)$/;
const WEB_ADDRESS = /:\/\/|www\.|\b(?:wa|t)\.me\//i;

/** Every word of the text ends up in one of the details, except a title over them. */
export function accountDetails(account: string): AccountDetail[] {
  const pieces = piecesOf(account).flatMap(splitTriple);
  const read = withLabelsOver(pieces).flatMap(detailsOf);
  if (read.length > 0 && read.every(isUnread))
    return [detail('other', nameOf('other'), account.trim())];
  const all = withBareNationalId(read);
  const merged = withoutTitles(withOneBank(all, account));
  return isOfOne(merged) ? withBankOfAccount(merged).sort(byRank) : all;
}

/** `0102-04145550134-12345678` or with spaces, in any order. */
function splitTriple(piece: string): string[] {
  const form = (part: string) => (bankNamed(part, { isLabelled: false }) ? 'bank' : formOf(part));
  const isPagoMovil = (parts: string[]) => parts.map(form).sort().join() === 'bank,id,phone';
  const values = piece.replace(/^(?:pago ?m[oó]vil|pm)[ :]+/i, '');
  if (isBareId(values)) return [values];
  return [/[–-]/, / /].map((joint) => values.split(joint, 4)).find(isPagoMovil) ?? [piece];
}

/** Joins a label on a line of its own with the value below. */
function withLabelsOver(lines: string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const label = LABEL_ALONE.exec(joined.at(-1) ?? '')?.[1];
    const isOver = label && !isTitle(label) && isValueOf(kindOf(label), line);
    if (isOver) joined.splice(-1, 1, `${label}: ${line}`);
    else joined.push(line);
  }
  return joined;
}

function isValueOf(kind: DetailKind, line: string): boolean {
  if (kind === 'bank') return bankNamed(line, { isLabelled: true }) !== null;
  if (kind === 'holder') return !/\d|[:=]/.test(line) && !LABEL_ALONE.test(line);
  return formOf(line) === kind;
}

function formOf(text: string): DetailKind | null {
  return kindLike(text) ?? (isBareId(text) ? 'id' : null);
}

function isBareId(text: string): boolean {
  return text !== '' && text.replace(BARE_ID, '') === '';
}

export function accountKind(account: string): string | null {
  const brand = /zelle|paypal|binance|zinli/i.exec(account)?.[0];
  if (brand) return brand.charAt(0).toUpperCase() + brand.slice(1).toLowerCase();
  const details = accountDetails(account);
  const has = (wanted: DetailKind) =>
    details.some(({ kind, copy }) => kind === wanted && copy.startsWith('0'));
  if (has('phone')) return 'Pago Móvil';
  return has('account') ? 'Transferencia bancaria' : null;
}

function detailsOf(piece: string): AccountDetail[] {
  if (WEB_ADDRESS.test(piece)) return [detail('other', nameOf('other'), piece)];
  const [, label, given = ''] = LABELLED.exec(piece) ?? [];
  const value = withoutSigns(given);
  if (!label || !value || !/\p{L}/u.test(label) || /\d{4}/.test(label)) return unlabelled(piece);
  if (isForMessages(label)) return [detail('other', label.trim(), value)];
  const names = label.trim().split(JOINT);
  const kinds = names.map(kindOf);
  const values = value.split(/\/|,(?=\s)|(?<=\s)[–-](?=\s)/).flatMap((one) => one.trim() || []);
  if (names.length > 1 && names.length === values.length && !kinds.includes('other')) {
    return names.map((name, place) => detail(kindOf(name), name, values[place] ?? ''));
  }
  const found = unlabelled(value);
  if (isTitle(label) && kindLike(value) !== 'phone') {
    return isSeveral(found) || found.every(isValue) ? found : unlabelled(piece);
  }
  if (isSeveral(found) && found.every(isValue))
    return withLabels(found, names) ?? unlabelled(piece);
  const whole = unlabelled(piece);
  if (isSeveral(whole)) return whole;
  const named = names.length > 1 ? names.filter((name) => !isTitle(name)) : names;
  const known = new Set(named.map(kindOf).filter((kind) => kind !== 'other'));
  const [kind = 'other'] = known.size === 1 ? known : [];
  return alternatives(kind, value).map((one) =>
    detail(kindLike(one) ?? kind, label.trim(), one.trim()),
  );
}

/** Whether values of different kinds were read. */
function isSeveral(details: AccountDetail[]): boolean {
  return new Set(details.filter(isValue).map(({ kind }) => kind)).size > 1;
}

function isValue({ kind, value }: AccountDetail): boolean {
  return kind !== 'other' || isBareId(value);
}

/** `Teléfono y cédula: 0414-5550134 V-12345678`. Null if a name would be lost. */
function withLabels(found: AccountDetail[], names: string[]): AccountDetail[] | null {
  const kinds = names.map(kindOf);
  const isUnnamed = (kind: DetailKind) =>
    found.filter((one) => one.kind === kind && one.label === nameOf(kind)).length === 1;
  if (names.length === 1 || new Set(kinds).size < names.length || !kinds.every(isUnnamed)) {
    return null;
  }
  return found.map((one) => ({ ...one, label: names[kinds.indexOf(one.kind)] ?? one.label }));
}

function withBareNationalId(details: AccountDetail[]): AccountDetail[] {
  const isBare = (one: AccountDetail) => isUnread(one) && isBareId(one.value);
  const count = (wanted: DetailKind) => details.filter(({ kind }) => kind === wanted).length;
  const bare = details.filter(isBare).length;
  if (count('id') > 0 || count('phone') === 0 || (bare !== 1 && bare !== count('phone'))) {
    return details;
  }
  return details.map((one) => (isBare(one) ? detail('id', nameOf('id'), one.value) : one));
}

function isUnread({ kind, label }: AccountDetail): boolean {
  return kind === 'other' && label === nameOf('other');
}

/** A code and a name of one bank are one detail. */
function withOneBank(details: AccountDetail[], account: string): AccountDetail[] {
  const banks = details.filter(({ kind }) => kind === 'bank');
  const [, code = ''] = /\((\d{4})\)$/.exec(banks[0]?.value ?? '') ?? [];
  const isCodeOnce = account.indexOf(code) === account.lastIndexOf(code);
  const isOne = banks.length === 2 && banks[0]?.value === banks[1]?.value && isCodeOnce;
  return isOne ? details.filter((one) => one !== banks[1]) : details;
}

function withBankOfAccount(details: AccountDetail[]): AccountDetail[] {
  const [account, another] = details.filter(({ kind }) => kind === 'account');
  const isWhole = !another && /^\d{20}$/.test(account?.copy ?? '');
  const bank = isWhole && account && bankOfAccount(account.copy);
  if (!bank || details.some(({ kind }) => kind === 'bank')) return details;
  return [...details, detail('bank', nameOf('bank'), bank)];
}

function withoutTitles(details: AccountDetail[]): AccountDetail[] {
  const rest = details.filter(({ kind, value }) => kind !== 'other' || !isTitle(value));
  return rest.some(({ kind }) => kind !== 'other') ? rest : details;
}

/** Sorting two accounts would put the phone of one beside the bank of the other. */
function isOfOne(details: AccountDetail[]): boolean {
  const known = details.map(({ kind }) => kind).filter((kind) => kind !== 'other');
  const runs = known.filter((kind, place) => kind !== known[place - 1]);
  return new Set(runs).size === runs.length;
}
