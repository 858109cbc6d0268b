import { Button } from '@/components/ui/button';
import type { ChosenTicket } from '@/lib/raffle/selection';
import { useSubstitutes } from '@/components/selection/use-substitutes';
import {
  HandOffLink,
  Panel,
  PanelActions,
  PurchaseFacts,
  TicketOffer,
  type StateProps,
} from './panel';

/**
 * The payment is registered with fewer numbers than were paid. The swap goes through the shop: the
 * reference belongs to this payment and cannot register another one.
 */
export function PartlyRegisteredPanel(props: StateProps<'partly-registered'>) {
  const { sent, purchase, outcome, onClose } = props;
  const { numbers, taken, ticketPath, trace } = outcome;
  const lost = sent.tickets.filter(({ number }) => taken.includes(number));
  const substitutes = useSubstitutes(purchase.raffle.id, sent.tickets, lost);
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
          {...props}
          numbers={numbers}
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
