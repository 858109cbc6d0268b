type HandOff = {
  raffle: string;
  numbers: readonly string[];
  /** The numbers of the purchase that somebody else has. */
  lost?: readonly string[];
  /** Readable text: `Bs 1.000,00 por Pago Móvil`. */
  paid: string;
  reference: string;
  trace: string;
  /** Tells what happened in the buyer's words. */
  trouble: string;
  /** The buyer's request to the shop. */
  wanted?: string;
};

const MAX_CHARACTERS = 1000;
const MAX_NAME = 80;
const MAX_TROUBLE = 160;

/** Contains no buyer data: WhatsApp shows the sender. */
export function handOffMessage(handOff: HandOff): string {
  const { numbers, lost = [] } = handOff;
  const most = Math.max(numbers.length, lost.length);
  return shortEnough(most, (shown) => messageWith(handOff, shown));
}

export type Question = {
  raffle?: string;
  numbers?: readonly string[];
  /** Readable text: `Bs 1.000,00`. */
  amount?: string | null;
};

/** Opens a conversation about a raffle, or about the shop. */
export function questionMessage({ raffle, numbers = [], amount }: Question): string {
  return shortEnough(numbers.length, (shown) =>
    [
      raffle
        ? `¡Hola! Tengo una duda sobre la rifa "${cut(raffle, MAX_NAME)}".`
        : '¡Hola! Tengo una duda.',
      numbersLine(numbers, shown),
      amount && `Monto: ${amount}`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

/** Asks for the prize of the number that won. */
export function prizeMessage(raffle: string | undefined, winner: string): string {
  const of = raffle ? ` la rifa "${cut(raffle, MAX_NAME)}"` : '';
  return `¡Hola! Gané${of} con el número ${winner} y quiero recibir mi premio.`;
}

/** Leaves out the last numbers of a message that would be too long. */
function shortEnough(most: number, messageOf: (shown: number) => string): string {
  for (let shown = most; ; shown -= 1) {
    const message = messageOf(shown);
    if (message.length <= MAX_CHARACTERS || shown <= 1) return message;
  }
}

function messageWith(handOff: HandOff, shown: number): string {
  const { raffle, numbers, lost = [], paid, reference, trace, trouble, wanted } = handOff;
  return [
    `Hola, necesito ayuda con mi pago de la rifa "${cut(raffle, MAX_NAME)}".`,
    cut(trouble, MAX_TROUBLE),
    wanted,
    numbersLine(numbers, shown),
    lost.length > 0 &&
      `Ya no ${lost.length === 1 ? 'disponible' : 'disponibles'}: ${listed(lost, shown)}`,
    `Pagué: ${paid}`,
    reference && `Referencia: ${reference}`,
    `Código: ${trace}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function numbersLine(numbers: readonly string[], shown: number): string | false {
  return (
    numbers.length > 0 &&
    `${numbers.length === 1 ? 'Número' : 'Números'}: ${listed(numbers, shown)}`
  );
}

function listed(items: readonly string[], shown: number): string {
  const more = items.length - shown;
  const list = items.slice(0, shown).join(', ');
  return more > 0 ? `${list} y ${more} más` : list;
}

function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
}
