/** Longer texts are returned as they came, for the field's own limit to refuse: no pattern runs over them. */
const LONGEST = 1000;

/** A joined emoji, which is kept whole, or a character without a picture (Unicode: Cf, Default_Ignorable_Code_Point). */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?)|[\p{Cf}\p{DI}]/gu;

const INVISIBLE = /[\p{Cf}\p{DI}]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/** Names and addresses: what is seen stays as it was typed (`2º`, `½`, `–`). */
export function cleanWords(typed: string): string {
  if (typed.length > LONGEST) return typed;
  return oneLine(typed.normalize('NFC').replace(EMOJI_OR_INVISIBLE, '$1'));
}

/** What is compared sign by sign (references, documents, phones, numbers): full-width signs and dashes are plain ones. */
export function cleanCode(typed: string): string {
  if (typed.length > LONGEST) return typed;
  return oneLine(typed.normalize('NFKC').replace(INVISIBLE, '').replace(DASHES, '-'));
}

/** Control characters, and halves of characters, which JSON carries and databases refuse, become spaces. */
export function oneLine(typed: string): string {
  return typed
    .replace(/[\p{Cc}\p{Cs}\u2800]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
