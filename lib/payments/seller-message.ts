/** Specification, section 7. */
export function sellerMessage(numbers: string[]): string {
  const whose = numbers.length === 1 ? 'del numero' : 'de los siguientes numeros';
  return `Se ha registrado una compra en linea, ${whose} ${numbers.join(', ')}`;
}
