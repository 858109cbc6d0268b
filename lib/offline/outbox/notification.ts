import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { FinalAnswer } from '@/lib/raffle/answer';

export type Notice = [title: string, options: NotificationOptions];

/** One per raffle: a later notification replaces the first. A tap opens `data`, the page with the whole outcome. */
export function notificationOf(raffleId: string, answer: FinalAnswer): Notice {
  const [title, body, data] = wordsOf(raffleId, answer.kind === 'outcome' ? answer.outcome : null);
  return [title, { body, data, lang: 'es-VE', tag: `payment:${raffleId}` }];
}

function wordsOf(raffleId: string, outcome: PurchaseOutcome | null): [string, string, string] {
  return outcome?.state === 'registered'
    ? ['Tu pago quedó registrado', `Tus números: ${outcome.numbers.join(', ')}`, outcome.ticketPath]
    : ['Mira cómo quedó tu pago', 'No vuelvas a pagar: toca aquí.', `/rifa/${raffleId}`];
}
