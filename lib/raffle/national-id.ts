import { cleanCode } from './clean-text';

const SEPARATORS = /[\s.,:#°_/-]/g;
/** Venezuelan documents have one letter (V, E, J, G, P); passports may have more. */
const DOCUMENT = /^[A-Z]{0,3}\d{5,12}$/;
const LONGEST = 60;

/** As it is written before the number: `C.I.`, `Cédula Nº`, `RIF:`; the form puts its letter before that. */
const LABELLED = /^([VEJPG]?)(?:CI|C[EÉ]DULA(?:DEIDENTIDAD)?|RIF)(?:NR?O?)?([VEJPG]?)(?=\d)/;
/** Of a sheet's number: `12.345.678,00`. */
const NO_CENTS = /[.,]00$/;
const DECIMALS = /,\d\d?$/;

/** `V-12.345.678` and `12345678` become `V12345678`; null when it cannot be a document. */
export function normalizeNationalId(typed: string): string | null {
  const clean = cleanCode(typed).replace(NO_CENTS, '');
  if (clean.length > LONGEST || DECIMALS.test(clean)) return null;
  const text = clean
    .replace(SEPARATORS, '')
    .toUpperCase()
    .replace(LABELLED, (_, before: string, own: string) => own || before);
  if (!DOCUMENT.test(text)) return null;
  return /^\d/.test(text) ? `V${text}` : text;
}

export const DOCUMENT_LETTERS = ['V', 'E', 'J', 'P', 'G'];

const SPLIT = /^\W*(?:(?:C\W*I|C[EÉ]DULA|RIF)\W*)?([VEJPG])(.*)$/i;

export function splitNationalId(text: string): { letter: string | null; digits: string } {
  const [, letter, rest = ''] = SPLIT.exec(text.slice(0, LONGEST)) ?? [];
  if (!letter) return { letter: null, digits: text };
  return { letter: letter.toUpperCase(), digits: rest.replace(/^\W+/, '') };
}
