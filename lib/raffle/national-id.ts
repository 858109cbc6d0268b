const SEPARATORS = /[\s.,_/-]/g;
/** Venezuelan documents have one letter (V, E, J, G, P) before the digits; passports may have more. */
const DOCUMENT = /^[A-Z]{0,3}\d{5,12}$/;

/**
 * A cédula, RIF or passport as people write or paste it (`V-12.345.678`, `12345678`), in the one form
 * that is sent and compared (`V12345678`); null when it cannot be one. Digits alone are Venezuelan.
 */
export function normalizeNationalId(typed: string): string | null {
  const text = typed.replace(SEPARATORS, '').toUpperCase();
  if (!DOCUMENT.test(text)) return null;
  return /^\d/.test(text) ? `V${text}` : text;
}
