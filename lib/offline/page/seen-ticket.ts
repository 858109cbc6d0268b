import type { KeptTicket } from '@/lib/offline/kept-tickets';
import { formatDrawDate, formatShortDate } from '@/lib/raffle/dates';
import { drawStage, stateWord, type DigitalTicket } from '@/lib/raffle/digital-ticket';
import { element, numberList } from './element';

/** A digital ticket as this phone last saw it. */
export function seenTicket({ ticket, seenAt }: KeptTicket, now: number): HTMLElement {
  const { raffle, referenceTail } = ticket;
  return element(
    'article',
    {},
    element('p', { class: 'age' }, `Visto por última vez el ${formatShortDate(isoOf(seenAt))}`),
    element('h1', {}, raffle?.name ?? 'Mi boleto digital'),
    raffle?.lottery && element('p', {}, raffle.lottery),
    raffle?.drawDate && element('p', {}, `Sorteo: ${formatDrawDate(raffle.drawDate)}`),
    element('p', { class: 'news' }, drawText(ticket, now)),
    ...groups(ticket),
    element('p', {}, `Referencia del pago: termina en ${referenceTail}`),
    element('p', {}, 'Sin señal no sabemos si algo cambió; al volver se pone al día solo.'),
  );
}

const STATES = ['paid', 'reserved', 'released', 'unknown'] as const;

function groups({ numbers }: DigitalTicket): HTMLElement[] {
  return STATES.flatMap((state) => {
    const held = numbers.filter((one) => one.state === state).map(({ number }) => number);
    if (held.length === 0) return [];
    const word = stateWord(state);
    return [element('h2', {}, word[0]!.toUpperCase() + word.slice(1)), numberList(held)];
  });
}

function drawText(ticket: DigitalTicket, now: number): string {
  const { raffle, winner } = ticket;
  if (drawStage(ticket) === 'won') return `¡Tu número salió ganador! Número ganador: ${winner}.`;
  if (winner !== null) return `Ya hay resultado. Número ganador: ${winner}.`;
  const isPast = Boolean(raffle?.drawDate) && Date.parse(raffle!.drawDate!) <= now;
  return isPast ? 'La hora del sorteo ya pasó. Verás el resultado cuando vuelva la señal.' : '';
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
