import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A shipped reason has the same text. */
const HEADING_OF_EVERY_RAFFLE = 'Métodos de pago';

/** Every shipped text, and every value of the profile that says whose shop it is. */
export function wordsOfTheDemo(): string[] {
  const texts: string[] = [];
  const collect = (value: unknown) => {
    // Every shop's own pictures lie at the same addresses.
    if (typeof value === 'string' && value.length > 9 && !value.startsWith('/')) texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(parse(readFileSync('content/shop.yaml', 'utf8')));
  return [...texts, 'Araguaney', 'araguaney', '24/7', 'María G.']
    .flatMap((text) => text.split(/\{\w+\}/))
    .filter((text) => text.trim().length > 3 && text !== HEADING_OF_EVERY_RAFFLE);
}
