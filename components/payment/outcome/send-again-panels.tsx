import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { apiErrorMessages } from '@/lib/raffle/reasons';
import {
  ErrorNotice,
  HandOffLink,
  KeepYourMoney,
  Panel,
  PanelActions,
  PurchaseFacts,
  type OutcomeProps,
} from './panel';

type ApiErrorPanelProps = OutcomeProps & { reason: ApiErrorCode; msg: string };

const WITH_THE_PICTURE: ReadonlySet<ApiErrorCode> = new Set([
  'too-large',
  'not-an-image',
  'image-too-big',
]);

/** Why it was turned away is told by the dialog; here is what becomes of the money. */
export function ApiErrorPanel({ reason, msg, ...props }: ApiErrorPanelProps) {
  const { sent, purchase } = props;
  const { trace } = purchase;
  const sentence = msg || apiErrorMessages[reason];
  const isAboutPicture = WITH_THE_PICTURE.has(reason);
  return (
    <>
      <Panel tone="danger" title="No pudimos registrar tu pago">
        <KeepYourMoney {...props} />
        <p>
          {isAboutPicture
            ? 'Solo falta el comprobante: cámbialo por una captura de pantalla.'
            : 'Falta que el comprobante llegue: todo sigue aquí, envíalo otra vez.'}
        </p>
        <PurchaseFacts {...props} trace={trace} />
        <PanelActions>
          {isAboutPicture ? (
            <Button onClick={purchase.backToForm}>Cambiar el comprobante</Button>
          ) : (
            <>
              <Button onClick={() => purchase.send(sent)}>Enviar de nuevo</Button>
              <Button variant="quiet" onClick={purchase.backToForm}>
                Revisar mis datos
              </Button>
            </>
          )}
          <HandOffLink
            {...props}
            trace={trace}
            trouble={`Ya pagué y no pude registrarlo: ${sentence}`}
            wanted="Quiero que registren mi pago."
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
  const line = useLine();
  const isOne = sent.tickets.length === 1;
  const title = isCertain
    ? 'Tu pago no llegó a la rifa'
    : line === 'back'
      ? 'Volvió la señal'
      : 'Sin señal';
  return (
    <Panel tone={line === 'back' ? 'wait' : 'warning'} title={title}>
      <KeepYourMoney {...props} />
      <p>
        {isCertain
          ? `No se registró nada y ${isOne ? 'tu número sigue libre' : 'tus números siguen libres'}.`
          : 'No pudimos confirmar que llegó. Todo quedó guardado en este teléfono, con tu comprobante.'}
      </p>
      <p role="status">
        {line === 'off'
          ? 'Estás sin conexión. Cuando vuelva la señal, envíalo con un toque.'
          : 'Toca para enviarlo otra vez. Si ya había llegado, no se registra dos veces.'}
      </p>
      <PurchaseFacts {...props} trace={trace} />
      <PanelActions>
        <Button onClick={() => purchase.send(sent)}>Enviar de nuevo</Button>
        <HandOffLink
          {...props}
          trace={trace}
          trouble="Ya pagué, pero no pude enviar el comprobante por la señal."
          wanted="Quiero que registren mi pago."
        />
        <Button variant="quiet" onClick={purchase.backToForm}>
          Revisar mis datos
        </Button>
      </PanelActions>
    </Panel>
  );
}

/** `back`: it was gone while this was shown. */
function useLine(): 'on' | 'off' | 'back' {
  const [wasOff, setWasOff] = useState(() => !navigator.onLine);
  const isOnline = useSyncExternalStore(
    onLineChange,
    () => navigator.onLine,
    () => true,
  );
  if (!isOnline && !wasOff) setWasOff(true);
  if (!isOnline) return 'off';
  return wasOff ? 'back' : 'on';
}

function onLineChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
