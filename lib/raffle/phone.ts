const VENEZUELA = '58';
/** Area codes of landlines begin with 2, those of mobiles with 4. */
const VENEZUELAN_NUMBER = /^[24]\d{9}$/;
/** E.164 has room for 15 digits, the country's own included. */
const NUMBER_ELSEWHERE = /^\d{4,13}$/;

/**
 * A phone as people write or paste it (`0414-123.45.67`, `+58 414…`) as the national number that is
 * sent (`4141234567`); null when it cannot be a phone of that country.
 * @param code dialling code without plus sign (`58`)
 */
export function normalizePhone(typed: string, code: string): string | null {
  if (/[^\d\s().+/-]/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const international = /^\s*\(?\+/.test(typed) ? digits : withoutPrefix(digits, '00');
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
