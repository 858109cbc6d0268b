/**
 * A sentence whose amounts, numbers and references a translating browser leaves as they are: each word with a digit.
 * Made anew when it changes, for that browser has put other nodes in the place of its texts.
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
