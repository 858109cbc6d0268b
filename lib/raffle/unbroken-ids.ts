/** Keeps `C.I. V-18.555.013` on one line. */
export function unbrokenIds(text: string): string {
  return text.replace(/\b(C\.?I\.?|R\.?I\.?F\.?) (?=[VEJGP]?-?\d)/gi, '$1\u00a0');
}
