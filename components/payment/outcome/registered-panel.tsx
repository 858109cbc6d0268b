import { Button } from '@/components/ui/button';
import {
  HandOffLink,
  Panel,
  PanelActions,
  PurchaseFacts,
  TicketOffer,
  type StateProps,
} from './panel';

export function RegisteredPanel(props: StateProps<'registered'>) {
  const { sent, outcome, onClose } = props;
  const { numbers, ticketPath, trace } = outcome;
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
          {...props}
          numbers={numbers}
          trace={trace}
          trouble="Mi pago quedó registrado y tengo una pregunta."
        />
      </PanelActions>
    </Panel>
  );
}
