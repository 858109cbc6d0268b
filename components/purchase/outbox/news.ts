import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { FinalAnswer } from '@/lib/raffle/answer';
import { numbersInShort } from '@/lib/raffle/selection';
import type { OutboxNews } from './outbox-flag';

/** The short news of an outcome, for any page. The payment's own panel shows all of it. */
export function newsOf(
  answer: FinalAnswer,
  { tickets }: Pick<PurchaseRequest, 'tickets'>,
): OutboxNews {
  const numbers = tickets.map(({ number }) => number);
  if (answer.kind !== 'outcome') {
    const isOver = answer.kind === 'given-up' && !answer.isForeign;
    return { state: isOver ? 'given-up' : 'refused', numbers };
  }
  const { outcome } = answer;
  switch (outcome.state) {
    case 'registered':
      return { state: 'registered', numbers: outcome.numbers, ticketPath: outcome.ticketPath };
    case 'partly-registered':
      return { state: 'partly-registered', numbers: outcome.numbers };
    case 'refused':
      return outcome.reason === 'tickets-taken'
        ? { state: 'taken', numbers: outcome.taken }
        : { state: 'refused', numbers };
    case 'not-registered':
      return outcome.taken?.length
        ? { state: 'taken', numbers: outcome.taken }
        : { state: 'refused', numbers };
    case 'verifying':
      return { state: 'refused', numbers };
  }
}

/** Says first what happened to the money. */
export function newsText({ state, numbers }: OutboxNews): { money: string; rest: string } {
  const list = numbersInShort(numbers);
  const isOne = numbers.length === 1;
  switch (state) {
    case 'registered':
      return {
        money: 'Tu pago quedó registrado.',
        rest: isOne ? `Es tuyo el ${list}.` : `Son tuyos: ${list}.`,
      };
    case 'partly-registered':
      return {
        money: 'Tu pago quedó registrado completo. No vuelvas a pagar.',
        rest: isOne
          ? `Es tuyo el ${list}; los demás ya los había apartado otra persona.`
          : `Son tuyos: ${list}; los demás ya los había apartado otra persona.`,
      };
    case 'taken':
      return {
        money: 'Tu pago sigue siendo válido. No vuelvas a pagar.',
        rest: isOne
          ? `Todavía no está registrado: cambia el ${list}, que ya apartó otra persona.`
          : `Todavía no está registrado: cambia ${list}, que ya apartó otra persona.`,
      };
    case 'given-up':
      return {
        money: 'Tu pago sigue siendo tuyo. No vuelvas a pagar.',
        rest: 'No se pudo enviar a tiempo y ya no se enviará solo.',
      };
    case 'refused':
      return {
        money: 'Tu pago no se pierde.',
        rest: 'Todavía no está registrado: mira qué falta.',
      };
  }
}
