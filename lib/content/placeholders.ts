const PLACE = /\{(\w+)\}/g;

export type Values = Record<string, string | null>;

/** The text with its placeholders replaced; null if one of them has no value. */
export function fillPlaceholders(text: string, values: Values): string | null {
  let isWhole = true;
  const filled = text.replace(PLACE, (_, name: string) => {
    const value = values[name];
    if (!value) isWhole = false;
    return value ?? '';
  });
  return isWhole ? filled : null;
}

/** One sentence for each unknown placeholder of a file, with its line. */
export function wrongPlaces(source: string, file: string, values: Values): string[] {
  const known = Object.keys(values)
    .map((name) => `{${name}}`)
    .join(', ');
  return source
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACE)]
        .filter(([, name = '']) => !(name in values))
        .map(([place]) => `${file}, línea ${index + 1}: no existe ${place}: usa uno de ${known}`),
    );
}
