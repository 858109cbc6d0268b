import { Button } from '@/components/ui/button';
import type { ChosenTicket } from '@/lib/raffle/selection';
import { useSubstitutes } from '../summary/use-substitutes';
import { HandOffLink } from './hand-off-link';
import { Panel, PanelActions } from './panel';
import type { OutcomeProps } from './panel-props';
import { PurchaseFacts } from './purchase-facts';
import { TicketOffer } from './ticket-offer';

/**
 * The payment is registered with fewer numbers than were paid. The swap goes through the shop: the
 * reference belongs to this payment and cannot register another one.
 */
export function PartlyRegisteredPanel({
  sent,
  outcome: { numbers, taken, ticketPath, trace },
  desk,
  company,
  onClose,
}: OutcomeProps<'partly-registered'>) {
  const lost = sent.tickets.filter(({ number }) => taken.includes(number));
  const substitutes = useSubstitutes(desk.raffle.id, sent.tickets, lost);
  const offers = lost.map((ticket) => offerFor(ticket, substitutes.get(ticket.id)));
  return (
    <Panel tone="warning" title="Registramos tu pago, pero no todos los números">
      <p>
        Son tuyos: <strong>{numbers.join(', ')}</strong>. Otra persona apartó antes:{' '}
        <strong>{taken.join(', ')}</strong>.
      </p>
      <p>
        Tu dinero no se pierde: escríbenos y te cambiamos{' '}
        {taken.length === 1 ? 'ese número' : 'esos números'}. No vuelvas a pagar.
      </p>
      <PurchaseFacts sent={sent} numbers={numbers} trace={trace} />
      {offers.length > 0 && <p>Te proponemos: {offers.join('; ')}.</p>}
      <PanelActions>
        <HandOffLink
          whatsapp={company.whatsapp}
          raffle={desk.raffle.name}
          numbers={numbers}
          reference={sent.reference}
          trace={trace}
          trouble={`Quedaron sin registrar: ${taken.join(', ')}. Quisiera cambiar ${offers.join('; ')}.`}
        />
        <TicketOffer path={ticketPath} />
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}

function offerFor({ number }: ChosenTicket, free: ChosenTicket | undefined): string {
  return free ? `${number} por ${free.number}` : `${number} por otro libre`;
}
