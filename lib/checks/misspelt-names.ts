import 'server-only';

/** Names that are not known, each with the known one that it is meant to be. */
export function misspeltNames(known: string[], names: string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const meant = known.includes(name) ? undefined : known.find((each) => isSlip(name, each));
    return meant ? [[name, meant]] : [];
  });
}

/** They begin and end alike, and at most a third between is not. */
function isSlip(one: string, other: string): boolean {
  const [name, meant] = [one.toLowerCase(), other.toLowerCase()];
  const [shortest, longest] = [name.length, meant.length].sort((a, b) => a - b) as [number, number];
  let start = 0;
  while (start < shortest && name[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shortest - start && name.at(-1 - end) === meant.at(-1 - end)) end += 1;
  return longest - start - end <= longest / 3;
}
