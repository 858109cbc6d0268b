/** Lets a mail address break after its `@` or a point. The copied text stays as it is. */
export function MailBreaks({ in: text }: { in: string }) {
  const marked = text.replace(/\S+/g, (word) =>
    word.includes('@') ? word.replace(/[@.]\b/g, '$&\u200b') : word,
  );
  return marked
    .split('\u200b')
    .flatMap((piece, index) => (index > 0 ? [<wbr key={index} />, piece] : [piece]));
}
