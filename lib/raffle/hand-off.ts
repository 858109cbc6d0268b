export type HandOff = {
  raffle: string;
  numbers: readonly string[];
  reference: string;
  /** Short code that the shop finds in its log. */
  trace: string;
  /** What happened, as the buyer would say it. */
  trouble: string;
};

/** What a buyer in trouble writes to the shop. Nothing about the buyer: WhatsApp tells who writes. */
export function handOffMessage({ raffle, numbers, reference, trace, trouble }: HandOff): string {
  return [
    `Hola, necesito ayuda con mi pago de la rifa "${raffle}".`,
    trouble,
    numbers.length > 0 && `${numbers.length === 1 ? 'Número' : 'Números'}: ${numbers.join(', ')}`,
    reference && `Referencia: ${reference}`,
    `Código: ${trace}`,
  ]
    .filter(Boolean)
    .join('\n');
}
