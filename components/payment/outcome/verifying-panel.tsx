import { Button } from '@/components/ui/button';
import { HandOffLink } from './hand-off-link';
import { Panel, PanelActions } from './panel';
import type { OutcomeProps } from './panel-props';
import { PurchaseFacts } from './purchase-facts';

export function VerifyingPanel({
  sent,
  outcome: { trace },
  desk,
  company,
  onClose,
}: OutcomeProps<'verifying'>) {
  return (
    <Panel tone="wait" title="Estamos verificando tu pago">
      <p>
        Lo recibimos y estamos confirmando con la rifa. <strong>No vuelvas a pagar.</strong>
      </p>
      <p>
        Esta pantalla se actualiza sola. También puedes cerrarla: al volver a la rifa te diremos
        cómo quedó.
      </p>
      <PurchaseFacts sent={sent} trace={trace} />
      <PanelActions>
        <HandOffLink
          whatsapp={company.whatsapp}
          raffle={desk.raffle.name}
          numbers={sent.tickets.map(({ number }) => number)}
          reference={sent.reference}
          trace={trace}
          trouble="Envié mi pago y sigue en verificación."
        />
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}
