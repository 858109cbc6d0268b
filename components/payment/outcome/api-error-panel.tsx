import { Button } from '@/components/ui/button';
import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { apiErrorMessages } from '@/lib/raffle/reasons';
import {
  ErrorNotice,
  HandOffLink,
  Panel,
  PanelActions,
  PurchaseFacts,
  type OutcomeProps,
} from './panel';

type ApiErrorPanelProps = OutcomeProps & { reason: ApiErrorCode; msg: string };

export function ApiErrorPanel({ reason, msg, ...props }: ApiErrorPanelProps) {
  const { sent, purchase } = props;
  const { trace } = purchase;
  const sentence = msg || apiErrorMessages[reason];
  return (
    <>
      <Panel tone="danger" title="No pudimos registrar tu pago">
        <p>{sentence}</p>
        <p>
          <strong>No vuelvas a pagar:</strong> todo lo que escribiste sigue aquí, con tu
          comprobante.
        </p>
        <PurchaseFacts sent={sent} trace={trace} />
        <PanelActions>
          <Button onClick={() => purchase.send(sent)}>Enviar de nuevo</Button>
          <Button variant="quiet" onClick={purchase.backToForm}>
            Revisar mis datos
          </Button>
          <HandOffLink
            {...props}
            trace={trace}
            trouble={`Ya pagué y no pude registrarlo: ${sentence}`}
          />
        </PanelActions>
      </Panel>
      <ErrorNotice message={sentence} />
    </>
  );
}
