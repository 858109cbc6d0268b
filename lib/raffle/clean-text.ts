/** Longer texts are returned unchanged, without running a pattern; the field's own limit refuses them. */
const LONGEST = 1000;

/** A joined emoji, which is preserved, or an invisible character (Unicode: Cf, Default_Ignorable_Code_Point). */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?)|[\p{Cf}\p{DI}]/gu;

const INVISIBLE = /[\p{Cf}\p{DI}]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/** For names and addresses: visible characters stay as typed (`2º`, `½`, `–`). */
export function cleanWords(typed: string): string {
  if (typed.length > LONGEST) return typed;
  return oneLine(typed.normalize('NFC').replace(EMOJI_OR_INVISIBLE, '$1'));
}

/** For exact comparison (references, documents, phones, numbers): full-width signs and dashes become plain. */
export function cleanCode(typed: string): string {
  if (typed.length > LONGEST) return typed;
  return oneLine(typed.normalize('NFKC').replace(INVISIBLE, '').replace(DASHES, '-'));
}

/** Control characters and lone surrogates (valid in JSON, refused by databases) become spaces. */
export function oneLine(typed: string): string {
  return typed
    .replace(/[\p{Cc}\p{Cs}\u2800]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
