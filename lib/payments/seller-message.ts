/** Spec section 7: what the seller reads on WhatsApp about a purchase of at least one number. */
export function sellerMessage(numbers: string[]): string {
  const whose = numbers.length === 1 ? 'del numero' : 'de los siguientes numeros';
  return `Se ha registrado una compra en linea, ${whose} ${numbers.join(', ')}`;
}
