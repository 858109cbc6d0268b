import { Button } from '@/components/ui/button';
import { Panel, PanelActions } from './panel';
import type { OutcomeProps } from './panel-props';
import { PurchaseFacts } from './purchase-facts';
import { HandOffLink } from './hand-off-link';
import { TicketOffer } from './ticket-offer';

export function RegisteredPanel({
  sent,
  outcome: { numbers, ticketPath, trace },
  desk,
  company,
  onClose,
}: OutcomeProps<'registered'>) {
  return (
    <Panel tone="ok" title="¡Pago registrado!">
      <p>
        {numbers.length === 1 ? 'Tu número quedó apartado' : 'Tus números quedaron apartados'} a tu
        nombre. Revisaremos el comprobante y te escribiremos al teléfono que dejaste.
      </p>
      <PurchaseFacts sent={sent} numbers={numbers} trace={trace} />
      <PanelActions>
        <TicketOffer path={ticketPath} />
        <Button variant="quiet" onClick={onClose}>
          Listo
        </Button>
        <HandOffLink
          whatsapp={company.whatsapp}
          raffle={desk.raffle.name}
          numbers={numbers}
          reference={sent.reference}
          trace={trace}
          trouble="Mi pago quedó registrado y tengo una pregunta."
        />
      </PanelActions>
    </Panel>
  );
}
