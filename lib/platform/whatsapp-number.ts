/** Mobile and fixed numbers of Venezuela as people say them, without the 0. */
export const NATIONAL = /^(4[12][246]|2(12|[3-8]\d|9[1-5]))\d{7}$/;

/** False for digits with which WhatsApp would open no chat: it wants the country's code and not the 0. */
export function isWhatsappNumber(digits: string): boolean {
  if (digits.startsWith('58')) return NATIONAL.test(digits.slice(2));
  return /^[1-9]\d{7,14}$/.test(digits) && !NATIONAL.test(digits);
}
