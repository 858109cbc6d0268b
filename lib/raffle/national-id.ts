import { cleanCode } from './clean-text';

const SEPARATORS = /[\s.,:#°_/-]/g;
/** Venezuelan documents have one letter (V, E, J, G, P); passports may have more. */
const DOCUMENT = /^[A-Z]{0,3}\d{5,12}$/;
const LONGEST = 60;

/** As it is written before the number: `C.I.`, `Cédula Nº`, `No.`, `RIF:`; the form puts its letter before that. */
const LABELLED =
  /^([VEJPG]?)(?:(?:CI|C[EÉ]D(?:ULA(?:DEIDENTIDAD)?)?|RIF)(?:NR?O?)?|NR?O)([VEJPG]?)(?=\d)/;
/** Typed for `Nº`, which is `No` when it is clean. */
const DEGREE_SIGN = /N\.?°/i;
/** Of a sheet's number: `12.345.678,00`. */
const NO_CENTS = /[.,]00$/;
const DECIMALS = /,\d\d?$|\.0$/;

/** `V-12.345.678` and `12345678` become `V12345678`; null when it cannot be a document. */
export function normalizeNationalId(typed: string): string | null {
  const trimmed = typed.trim();
  // Before the cleaning, which is slow where one sign becomes many.
  if (trimmed.length > LONGEST || trimmed.normalize('NFKC').length > LONGEST) return null;
  const clean = cleanCode(trimmed).replace(NO_CENTS, '');
  if (DECIMALS.test(clean)) return null;
  const text = clean
    .replace(DEGREE_SIGN, 'No')
    .replace(SEPARATORS, '')
    .toUpperCase()
    .replace(LABELLED, (_, before: string, own: string) => own || before);
  if (!DOCUMENT.test(text)) return null;
  return /^\d/.test(text) ? `V${text}` : text;
}

export const DOCUMENT_LETTERS = ['V', 'E', 'J', 'P', 'G'];

const SPLIT = /^\W*(?:(?:C\W*I|C[EÉ]DULA|RIF)\W*)?([VEJPG])(.*)$/i;

export function splitNationalId(text: string): { letter: string | null; digits: string } {
  const [, letter, rest = ''] = SPLIT.exec(text.slice(0, LONGEST).normalize('NFKC')) ?? [];
  if (!letter) return { letter: null, digits: text };
  return { letter: letter.toUpperCase(), digits: rest.replace(/^\W+/, '') };
}
