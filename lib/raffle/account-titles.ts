const TITLES = wordSet(
  'datos pm pago pagos paga pagar pagomovil pagomóvil transferencia transferencias transferir',
);
/** A title over the details, such as `Datos para el Pago Móvil:`, has no other words. */
const TITLE_WORDS = wordSet(
  'bancaria bancarios para por hacer realizar a al el los tu su de del movil móvil',
  TITLES,
);

export function isTitle(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => TITLES.has(word)) && words.every((word) => TITLE_WORDS.has(word));
}

function wordSet(words: string, further: Iterable<string> = []): Set<string> {
  return new Set([...words.split(' '), ...further]);
}
