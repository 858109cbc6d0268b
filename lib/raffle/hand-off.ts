type HandOff = {
  raffle: string;
  numbers: readonly string[];
  reference: string;
  trace: string;
  trouble: string;
};

/** No data of the buyer: WhatsApp tells who writes. */
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
