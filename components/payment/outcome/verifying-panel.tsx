import { Button } from '@/components/ui/button';
import { HandOffLink, Panel, PanelActions, PurchaseFacts, type StateProps } from './panel';

export function VerifyingPanel(props: StateProps<'verifying'>) {
  const { sent, outcome, onClose } = props;
  const { trace } = outcome;
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
        <HandOffLink {...props} trace={trace} trouble="Envié mi pago y sigue en verificación." />
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}
