import { cleanCode } from './clean-text';

const SEPARATORS = /[\s.,:#°_/-]/g;
/** Venezuelan documents have one letter (V, E, J, G, P); passports may have more. */
const DOCUMENT = /^[A-Z]{0,3}\d{5,12}$/;
const LONGEST = 60;

/** A label before the number: `C.I.`, `Cédula Nº`, `No.`, `RIF:`. The form puts its letter before the label. */
const LABELLED =
  /^([VEJPG]?)(?:(?:CI|C[EÉ]D(?:ULA(?:DEIDENTIDAD)?)?|RIF)(?:NR?O?)?|NR?O)([VEJPG]?)(?=\d)/;
/** Typed instead of `Nº`, which `cleanCode` turns into `No`. */
const DEGREE_SIGN = /N\.?°/i;
/** A spreadsheet adds these: `12.345.678,00`. */
const NO_CENTS = /[.,]00$/;
const DECIMALS = /,\d\d?$|\.0$/;
/** Bank apps want eight digits: `V-08.555.013`. In other documents zeros count. */
const PADDED = /^([VE])0+(?=\d{5})/;

/** `V-12.345.678`, `12345678` and `V012345678` become `V12345678`; null if it cannot be a document. */
export function normalizeNationalId(typed: string): string | null {
  const trimmed = typed.trim();
  // Checked before cleaning, which is slow when one character expands to many.
  if (trimmed.length > LONGEST || trimmed.normalize('NFKC').length > LONGEST) return null;
  const clean = cleanCode(trimmed).replace(NO_CENTS, '');
  if (DECIMALS.test(clean)) return null;
  const text = clean
    .replace(DEGREE_SIGN, 'No')
    .replace(SEPARATORS, '')
    .toUpperCase()
    .replace(LABELLED, (_, before: string, own: string) => own || before);
  if (!DOCUMENT.test(text)) return null;
  const lettered = /^\d/.test(text) ? `V${text}` : text;
  return lettered.replace(PADDED, '$1');
}

export const DOCUMENT_LETTERS = ['V', 'E', 'J', 'P', 'G'];

const SPLIT = /^\W*(?:(?:C\W*I|C[EÉ]DULA|RIF)\W*)?([VEJPG])(.*)$/i;

export function splitNationalId(text: string): { letter: string | null; digits: string } {
  const [, letter, rest = ''] = SPLIT.exec(text.slice(0, LONGEST).normalize('NFKC')) ?? [];
  if (!letter) return { letter: null, digits: text };
  return { letter: letter.toUpperCase(), digits: rest.replace(/^\W+/, '') };
}

const VENEZUELA = '58';
/** Landlines begin with 2, mobiles with 4. */
const VENEZUELAN_NUMBER = /^[24]\d{9}$/;
/** E.164: at most 15 digits including the country code. */
const NUMBER_ELSEWHERE = /^\d{4,13}$/;

/** `0414-123.45.67` becomes `4141234567`; null if it cannot be a phone. @param code without plus sign (`58`) */
export function normalizePhone(typed: string, code: string): string | null {
  const clean = cleanCode(typed);
  if (/[^\d\s().+/-]/.test(clean)) return null;
  const digits = clean.replace(/\D/g, '');
  const international = /^\(?\+/.test(clean) ? digits : withoutPrefix(digits, '00');
  if (international !== null) {
    const national = withoutPrefix(international, code);
    return national === null ? null : check(national, code);
  }
  return check(digits, code) ?? check(withoutPrefix(digits, code) ?? '', code);
}

function check(digits: string, code: string): string | null {
  const national = digits.replace(/^0/, '');
  const shape = code === VENEZUELA ? VENEZUELAN_NUMBER : NUMBER_ELSEWHERE;
  return shape.test(national) ? national : null;
}

function withoutPrefix(digits: string, prefix: string): string | null {
  return digits.startsWith(prefix) ? digits.slice(prefix.length) : null;
}
