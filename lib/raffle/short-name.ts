const PARTICLE = /^(de|del|la|las|los|y)$/i;

/** "María José Pérez Rivas" as "María P.": whom one knows is recognised, and nobody else is found. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/).filter((word) => word && !PARTICLE.test(word));
  // With four words the second is a second first name.
  const surname = rest.length > 2 ? rest[1] : rest[0];
  const initial = [...(surname ?? '')][0]?.toLocaleUpperCase('es');
  return initial ? `${first} ${initial}.` : first;
}
