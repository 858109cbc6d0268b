const SEPARATORS = /[\s.,_/-]/g;
/** Venezuelan documents have one letter (V, E, J, G, P); passports may have more. */
const DOCUMENT = /^[A-Z]{0,3}\d{5,12}$/;

/** `V-12.345.678` and `12345678` become `V12345678`; null when it cannot be a document. */
export function normalizeNationalId(typed: string): string | null {
  const text = typed.replace(SEPARATORS, '').toUpperCase();
  if (!DOCUMENT.test(text)) return null;
  return /^\d/.test(text) ? `V${text}` : text;
}

export const DOCUMENT_LETTERS = ['V', 'E', 'J', 'P', 'G'];

export function splitNationalId(text: string): { letter: string | null; digits: string } {
  const [, letter, rest = ''] = /^\s*([VEJPG])[\s.-]*(.*)$/i.exec(text) ?? [];
  if (!letter) return { letter: null, digits: text };
  return { letter: letter.toUpperCase(), digits: rest };
}
