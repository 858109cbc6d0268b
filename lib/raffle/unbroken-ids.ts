const DOCUMENTS = /\b(C\.?I\.?|R\.?I\.?F\.?) ([VEJGP]?-?\d[\d.]*(?:-\d)?)/gi;

/** Keeps `C.I. V-18.555.013` on one line: browsers also break after a hyphen. */
export function unbrokenIds(text: string): string {
  return text.replace(
    DOCUMENTS,
    (_, kind: string, id: string) => `${kind}\u00a0${id.replaceAll('-', '-\u2060')}`,
  );
}
