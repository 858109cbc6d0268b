import { keptTicket } from '@/lib/offline/kept-tickets';
import { element, link, numberList } from './element';
import type { KeptHere } from './kept-here';
import type { SeenRaffle } from './seen-raffle';

const PAYMENTS = {
  begun: 'Un pago a medias, con lo que escribiste y tu comprobante.',
  waiting: 'Un pago tuyo: se envía solo cuando vuelva la señal. No vuelvas a pagar.',
  registered: 'Un pago tuyo que quedó registrado.',
  answered:
    'Un pago tuyo que ya tiene respuesta: te la contamos cuando vuelva la señal. No vuelvas a pagar.',
  sent: 'Un pago tuyo que ya salió: te diremos cómo quedó cuando vuelva la señal. No vuelvas a pagar.',
};

/** Lists what is stored, what goes on by itself, and the buyer's own tickets. */
export async function onThisPhone(
  kept: KeptHere[],
  last: SeenRaffle | null,
): Promise<HTMLElement[]> {
  const waiting = kept.flatMap(({ raffleId, payment, chosen }) => [
    ...(payment ? [{ raffleId, text: PAYMENTS[payment] }] : []),
    ...(chosen.length > 0
      ? [{ raffleId, text: `Elegidos, sin apartar todavía: ${chosen.join(', ')}.` }]
      : []),
  ]);
  const own = await Promise.all(
    kept.flatMap(({ own }) => own).map((purchase) => ownPurchase(purchase)),
  );
  return [
    ...section(
      'Guardado en este teléfono',
      waiting.map(({ text }) => element('li', {}, text)),
    ),
    ...section('Tus números', own),
    ...section(
      'Última rifa que viste',
      last && last.path !== location.pathname
        ? [element('li', {}, link(last.path, last.name))]
        : [],
    ),
  ];
}

async function ownPurchase({ numbers, ticketPath }: KeptHere['own'][number]): Promise<HTMLElement> {
  const seen = ticketPath ? await keptTicket(ticketPath) : null;
  return element(
    'li',
    {},
    seen?.ticket.raffle && element('p', {}, seen.ticket.raffle.name),
    numberList(numbers),
    seen && ticketPath !== location.pathname && link(ticketPath!, 'Ver mi boleto digital'),
  );
}

function section(title: string, items: HTMLElement[]): HTMLElement[] {
  if (items.length === 0) return [];
  const id = `parte-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return [
    element(
      'section',
      { 'aria-labelledby': id },
      element('h2', { id }, title),
      element('ul', { class: 'kept' }, ...items),
    ),
  ];
}
