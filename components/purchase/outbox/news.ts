import type { FinalAnswer } from '@/lib/raffle/answer';
import { changedTotal } from '@/lib/raffle/paid';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { numbersInShort } from '@/lib/raffle/selection';

/** The short news of an outcome, for any page: first what happened to the money. */
export function newsOf(
  answer: FinalAnswer,
  sent: PurchaseRequest,
): { money: string; rest: string } {
  if (answer.kind === 'given-up' && !answer.isForeign) {
    return {
      money: 'Tu pago sigue siendo tuyo. No vuelvas a pagar.',
      rest: 'No se pudo enviar a tiempo y ya no se enviará solo.',
    };
  }
  const outcome = answer.kind === 'outcome' ? answer.outcome : null;
  if (outcome && 'numbers' in outcome) {
    const list = numbersInShort(outcome.numbers);
    const own = outcome.numbers.length === 1 ? `Es tuyo el ${list}` : `Son tuyos: ${list}`;
    return outcome.state === 'registered'
      ? { money: 'Tu pago quedó registrado.', rest: `${own}.${difference(sent)}` }
      : {
          money: 'Tu pago quedó registrado completo. No vuelvas a pagar.',
          rest: `${own}; los demás ya los había apartado otra persona.`,
        };
  }
  const taken = (outcome && 'taken' in outcome && outcome.taken) || [];
  if (taken.length === 0) {
    return { money: 'Tu pago no se pierde.', rest: 'Todavía no está registrado: mira qué falta.' };
  }
  return {
    money: 'Tu pago no se pierde. No vuelvas a pagar.',
    rest: `Todavía no está registrado: cambia ${taken.length === 1 ? 'el ' : ''}${numbersInShort(taken)}, que ya apartó otra persona.`,
  };
}

/** The amount that was sent may not be the total. */
function difference(sent: PurchaseRequest): string {
  const missing = changedTotal(sent, sent.seen, undefined, '')?.missing;
  return missing ? ' Lo que pagaste no es el total: escríbenos y lo arreglamos.' : '';
}
