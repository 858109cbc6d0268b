import type { OpeningHours } from './types';

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

/** "de lunes a sábado"; null if the shop gives no hours. */
export function openingDays(hours: OpeningHours): string | null {
  const [weekdays, saturday, sunday] = [hours.weekdays, hours.saturday, hours.sunday].map(
    (time) => time && !/cerrado/i.test(time),
  );
  if (weekdays && saturday) return `de lunes a ${sunday ? 'domingo' : 'sábado'}`;
  const weekend = [saturday && 'sábados', sunday && 'domingos'].filter(Boolean).join(' y ');
  const rest = weekend && `los ${weekend}`;
  return [weekdays && 'de lunes a viernes', rest].filter(Boolean).join(' y ') || null;
}
