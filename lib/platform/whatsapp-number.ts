/** Mobile and fixed numbers of Venezuela as people say them, without the 0. */
export const NATIONAL = /^(4[12][246]|2(12|[3-8]\d|9[1-5]))\d{7}$/;

/** The rest of a sentence about digits with which WhatsApp would open no chat; null if there is nothing to say. */
export function whatsappNumberFault(digits: string): string | null {
  const [, afterCode] = /^580(\d{10})$/.exec(digits) ?? [];
  if (afterCode) return `tiene un 0 después del código 58: escribe 58${afterCode}`;
  const [, afterZero] = /^0(\d{10})$/.exec(digits) ?? [];
  if (afterZero) return `empieza con 0: escribe el código del país en su lugar, 58${afterZero}`;
  if (digits.startsWith('0'))
    return 'empieza con 0: escríbelo con el código del país, 584141234567';
  if (NATIONAL.test(digits)) return `no tiene el código del país: escribe 58${digits}`;
  if (/^58/.test(digits) && digits.length !== 12) return 'debe tener diez cifras después de 58';
  return null;
}
