import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { Ended } from '@/lib/storefront-api/try-sending';

export type Notice = [title: string, options: NotificationOptions];

/** One a raffle: who tells it again takes the place of the first. A tap opens `data`, where the whole of it is told. */
export function notificationOf(raffleId: string, ended: Ended): Notice {
  const [title, body, data] = wordsOf(raffleId, ended.kind === 'outcome' ? ended.outcome : null);
  return [title, { body, data, lang: 'es-VE', tag: `payment:${raffleId}` }];
}

function wordsOf(raffleId: string, outcome: PurchaseOutcome | null): [string, string, string] {
  return outcome?.state === 'registered'
    ? ['Tu pago quedó registrado', `Tus números: ${outcome.numbers.join(', ')}`, outcome.ticketPath]
    : ['Mira cómo quedó tu pago', 'No vuelvas a pagar: toca aquí.', `/rifa/${raffleId}`];
}
