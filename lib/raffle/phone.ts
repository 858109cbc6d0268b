import { cleanCode } from './clean-text';

const VENEZUELA = '58';
/** Landlines begin with 2, mobiles with 4. */
const VENEZUELAN_NUMBER = /^[24]\d{9}$/;
/** E.164: at most 15 digits with the country's own. */
const NUMBER_ELSEWHERE = /^\d{4,13}$/;

/** `0414-123.45.67` becomes `4141234567`; null when it cannot be a phone. @param code without plus sign (`58`) */
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
