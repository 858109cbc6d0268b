import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { apiErrorMessages } from '@/lib/raffle/reasons';
import { mayAskToNotify } from '../outbox/notify';
import type { Ending } from '../state/use-attempt';
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

/** The dialog says why it was rejected; this panel says what happens to the money. */
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

export const ALL_IS_KEPT = 'Todo quedó guardado en este teléfono, con tu comprobante.';
export const NOT_KEPT =
  'Este navegador no puede guardar tu pago: no cierres esta página hasta enviarlo.';

type NoSignalPanelProps = OutcomeProps & { ending: Ending };

type Answerer = {
  /** The status of an answer by somebody between here and the shop. */
  status?: number;
  /** The shop itself said that it is busy. */
  isBusy?: boolean;
};

export function NoSignalPanel({ ending, ...props }: NoSignalPanelProps) {
  // Otherwise this device just has no answer.
  const isCertain = ending.kind === 'outcome';
  const isGivenUp = ending.kind === 'given-up';
  const answer: Answerer =
    ending.kind === 'no-answer' ? { status: ending.foreign?.status, isBusy: ending.isBusy } : {};
  const { sent, purchase } = props;
  const { trace } = purchase;
  const network = useNetwork(ending);
  const isOne = sent.tickets.length === 1;
  const isKept = purchase.kept === 'all';
  const { waiting } = purchase.outbox;
  if (waiting) return <KeptPanel {...props} {...{ network, answer }} hasLeft={waiting.hasLeft} />;
  const title = isCertain ? 'Tu pago no llegó a la rifa' : titleOf(network, answer);
  return (
    <Panel tone={network === 'back' ? 'wait' : 'warning'} title={title}>
      <KeepYourMoney {...props} />
      <p>
        {isCertain
          ? `No se registró nada y ${isOne ? 'tu número sigue libre' : 'tus números siguen libres'}.`
          : `No pudimos confirmar que llegó. ${isKept ? ALL_IS_KEPT : NOT_KEPT}`}
      </p>
      <p role="status">
        {isGivenUp && (
          <span>{'Ya no se envía solo: pasó un día, o llegó la hora del sorteo. '}</span>
        )}
        <span>
          {network === 'off'
            ? 'Estás sin conexión. Cuando vuelva la señal, envíalo con un toque.'
            : 'Toca para enviarlo otra vez. Si ya había llegado, no se registra dos veces.'}
        </span>
      </p>
      <PurchaseFacts {...props} trace={trace} />
      <PanelActions>
        <Button onClick={() => purchase.send(sent)}>Enviar de nuevo</Button>
        <HandOffLink
          {...props}
          trace={trace}
          trouble={troubleOf(answer)}
          wanted="Quiero que registren mi pago."
        />
        <Button variant="quiet" onClick={purchase.backToForm}>
          Revisar mis datos
        </Button>
      </PanelActions>
    </Panel>
  );
}

function titleOf(network: Network, { status, isBusy }: Answerer): string {
  if (network === 'back') return 'Volvió la señal';
  return network === 'on' && (status || isBusy) ? 'La tienda no contesta' : 'Sin señal';
}

/** A Wi-Fi with a login page answers every request with that page and a success status. */
function answererOf(status: number): string {
  return status < 400
    ? 'otra página: si tu Wi-Fi pide iniciar sesión, hazlo o usa tus datos'
    : `un servicio en el camino (error ${status})`;
}

function troubleOf({ status, isBusy }: Answerer): string {
  if (isBusy) return 'Ya pagué, y la página no recibe mi comprobante.';
  return status && status >= 400
    ? `Ya pagué, y la página no recibe mi comprobante (error ${status}).`
    : 'Ya pagué, pero no pude enviar el comprobante por la señal.';
}

function whenItGoes(
  network: Network,
  { status, isBusy }: Answerer,
  goesWithoutPage: boolean,
): string {
  if (network === 'back') return 'Lo estamos enviando: no tienes que tocar nada.';
  if (network === 'on' && isBusy)
    return 'Está ocupada en este momento. Lo enviamos otra vez solos.';
  if (network === 'on' && status) {
    return `En su lugar respondió ${answererOf(status)}. Lo enviamos otra vez solos, con pausas cada vez más largas.`;
  }
  return goesWithoutPage
    ? 'Se envía solo cuando vuelva la señal, aunque cierres esta página.'
    : 'Se envía solo cuando vuelva la señal. Si cierras esta página, al abrir cualquier otra de la tienda.';
}

type KeptPanelProps = OutcomeProps & { network: Network; hasLeft: boolean; answer: Answerer };

/** The buyer has nothing to do: it is sent once there is a network, from this page or the next one of the shop. */
function KeptPanel({ network, hasLeft, answer, ...props }: KeptPanelProps) {
  const { sent, purchase, onClose } = props;
  return (
    <Panel tone="wait" title={titleOf(network, answer)}>
      <KeepYourMoney {...props} />
      <p>{ALL_IS_KEPT}</p>
      <p role="status">{whenItGoes(network, answer, purchase.outbox.goesWithoutPage)}</p>
      <NotifyOffer />
      <PurchaseFacts {...props} trace={purchase.trace} />
      <PanelActions>
        <Button onClick={onClose}>Cerrar y esperar</Button>
        <Button variant="quiet" onClick={() => purchase.send(sent)}>
          {hasLeft ? 'Enviar de nuevo' : 'Enviar ahora'}
        </Button>
        {hasLeft ? (
          <Button variant="quiet" onClick={purchase.backToForm}>
            Revisar mis datos
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => void purchase.outbox.keepUnsent()}>
            No enviar
          </Button>
        )}
        <HandOffLink
          {...props}
          trace={purchase.trace}
          trouble={troubleOf(answer)}
          wanted="Quiero que registren mi pago."
        />
      </PanelActions>
    </Panel>
  );
}

function NotifyOffer() {
  const [mayAsk, setMayAsk] = useState(mayAskToNotify);
  const [isPromised, setPromised] = useState(false);

  async function ask() {
    setPromised((await Notification.requestPermission()) === 'granted');
    setMayAsk(false);
  }

  return (
    <>
      <p role="status">{isPromised && 'Te avisamos en este teléfono cuando se envíe.'}</p>
      {mayAsk && (
        <Button variant="quiet" size="small" onClick={() => void ask()}>
          Avísame cuando se envíe
        </Button>
      )}
    </>
  );
}

type Network = 'on' | 'off' | 'back';

/** `back`: the network was lost after this ending was shown, and has returned. */
function useNetwork(ending: Ending): Network {
  const [offSince, setOffSince] = useState(() => (navigator.onLine ? null : ending));
  const isOnline = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  if (!isOnline && offSince !== ending) setOffSince(ending);
  if (!isOnline) return 'off';
  return offSince === ending ? 'back' : 'on';
}

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
