/** A text in which a mail address breaks after its `@` or a point. What a buyer copies stays as it is. */
export function MailBreaks({ in: text }: { in: string }) {
  const marked = text.replace(/\S+/g, (word) =>
    word.includes('@') ? word.replace(/[@.]\b/g, '$&\u200b') : word,
  );
  return marked
    .split('\u200b')
    .flatMap((piece, index) => (index > 0 ? [<wbr key={index} />, piece] : [piece]));
}
