/**
 * A sentence in which a translating browser leaves every word with a digit unchanged: amounts, numbers and references.
 * The `key` remounts it on change, because that browser has replaced its text nodes.
 */
export function Figures({ in: sentence }: { in: string }) {
  return (
    <span key={sentence}>
      {sentence.split(/((?:^| )[^ \d]*\d[^ ]*)/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} translate="no">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
