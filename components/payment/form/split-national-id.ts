/** What was typed or pasted (`V-12.345.678`, `v12345678`) as the letter, if any, and the rest. */
export function splitNationalId(text: string): { letter: string | null; digits: string } {
  const [, letter, rest = ''] = /^\s*([VEJPG])[\s.-]*(.*)$/i.exec(text) ?? [];
  if (!letter) return { letter: null, digits: text };
  return { letter: letter.toUpperCase(), digits: rest };
}
