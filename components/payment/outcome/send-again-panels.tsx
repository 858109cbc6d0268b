import { useSyncExternalStore } from 'react';
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

type NoSignalPanelProps = OutcomeProps & {
  /** The shop knows that it did not arrive; else only this device has no answer. */
  isCertain: boolean;
};

export function NoSignalPanel({ isCertain, ...props }: NoSignalPanelProps) {
  const { sent, purchase } = props;
  const { trace } = purchase;
  const isOnline = useSyncExternalStore(
    onLineChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Panel tone="warning" title={isCertain ? 'Tu pago no llegó a la rifa' : 'Sin señal'}>
      <p>
        {isCertain
          ? 'No se registró nada y tus números siguen libres.'
          : 'No pudimos confirmar que tu pago llegó.'}{' '}
        <strong>No vuelvas a pagar:</strong> todo quedó guardado en este dispositivo, con tu
        comprobante.
      </p>
      <p role="status">
        {isOnline
          ? 'Toca para enviarlo otra vez. Si ya había llegado, no se registra dos veces.'
          : 'Estás sin conexión. Cuando vuelva la señal, envíalo con un toque.'}
      </p>
      <PurchaseFacts sent={sent} trace={trace} />
      <PanelActions>
        <Button onClick={() => purchase.send(sent)}>Enviar de nuevo</Button>
        <HandOffLink
          {...props}
          trace={trace}
          trouble="Ya pagué, pero no pude enviar el comprobante por la señal."
        />
        <Button variant="quiet" onClick={purchase.backToForm}>
          Revisar mis datos
        </Button>
      </PanelActions>
    </Panel>
  );
}

function onLineChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
