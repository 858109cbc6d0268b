/** Mobile and fixed numbers of Venezuela as people say them, without the 0. */
const NATIONAL = /^(4[12][246]|2(12|[3-8]\d|9[1-5]))\d{7}$/;

/** The rest of a sentence about digits with which WhatsApp would open no chat; null if there is nothing to say. */
export function whatsappNumberFault(digits: string): string | null {
  const [, afterCode] = /^580(\d{10})$/.exec(digits) ?? [];
  if (afterCode) return `has a 0 after the country code 58: write 58${afterCode}`;
  const [, afterZero] = /^0(\d{10})$/.exec(digits) ?? [];
  if (afterZero) return `begins with 0: write the country code in its place, 58${afterZero}`;
  if (digits.startsWith('0')) return 'begins with 0: write it with the country code, 584141234567';
  if (NATIONAL.test(digits)) return `has no country code: write 58${digits}`;
  if (/^58/.test(digits) && digits.length !== 12) return 'must have ten digits after 58';
  return null;
}
