import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { apiErrorMessages } from '@/lib/raffle/reasons';
import { mayAskToNotify } from '@/lib/offline/outbox/notification';
import type { Chat, Row } from './panel';
import type { View } from './use-view';

type Name = 'not-registered' | 'no-answer' | 'given-up' | 'queued' | 'api-error';

/** What did not arrive, or may not have: the buyer sends it again, unless this phone does. */
export const UNSENT: Record<Name, (view: View) => Row> = {
  'not-registered': (view) =>
    sendAgain(
      view,
      'No recibimos tu comprobante',
      `No se registró nada y ${view.isOne ? 'tu número sigue libre' : 'tus números siguen libres'}.`,
    ),
  'no-answer': (view) => sendAgain(view, titleOf(view), NOT_CONFIRMED + storedIn(view)),
  'given-up': (view) =>
    sendAgain(
      view,
      view.isForeign ? 'Tu red no dejó pasar el envío' : titleOf(view),
      NOT_CONFIRMED + storedIn(view),
      view.isForeign
        ? 'Ya no se enviará solo: prueba con otra red o con tus datos.'
        : 'Ya no se enviará solo porque pasó un día.',
    ),
  /** The buyer has nothing to do: it is sent once there is a network, from this page or the next one of the shop. */
  queued: (view) => {
    const { purchase, sent, onClose } = view;
    const { waiting } = purchase;
    return {
      tone: 'wait',
      title: titleOf(view),
      says: [
        ALL_IS_KEPT,
        <p key="when" role="status">
          {whenItIsSent(view)}
        </p>,
        `${view.isOne ? 'Tu número se aparta' : 'Tus números se apartan'} cuando llega tu pago.`,
        <NotifyOffer key="notify" />,
      ],
      ways: [
        ['Cerrar y esperar', onClose],
        [waiting?.hasLeft ? 'Enviar de nuevo' : 'Enviar ahora', () => purchase.send(sent)],
        [waiting?.hasLeft ? 'Revisar mis datos' : 'Cancelar este envío', purchase.backToForm],
        CHAT,
      ],
    };
  },
  /** The dialog says why it was rejected; the panel says what happens to the money. */
  'api-error': ({ purchase, sent, msg, reason }) => {
    const error = msg || apiErrorMessages[reason as ApiErrorCode];
    const isAboutPicture = /^(too-large|not-an-image|image-too-big)$/.test(reason ?? '');
    return {
      tone: 'danger',
      title: 'No pudimos registrar tu pago',
      says: [
        isAboutPicture
          ? 'Solo falta el comprobante: cámbialo por una captura de pantalla.'
          : 'Tu comprobante no llegó. Tus datos siguen aquí: envíalo otra vez.',
      ],
      ways: [
        isAboutPicture
          ? ['Cambiar el comprobante', purchase.backToForm]
          : ['Enviar de nuevo', () => purchase.send(sent)],
        !isAboutPicture && ['Revisar mis datos', purchase.backToForm],
        { ...CHAT, chat: `Ya pagué y no pude registrarlo: ${error}` },
      ],
      error,
    };
  },
};

const CHAT: Chat = {
  chat: 'Ya pagué, pero no pude enviar el comprobante.',
  wanted: 'Quiero que registren mi pago.',
};
const NOT_CONFIRMED = 'No pudimos confirmar que llegó. ';
export const ALL_IS_KEPT = 'Todo quedó guardado en este teléfono, con tu comprobante.';

function storedIn({ purchase }: View): string {
  return purchase.isStored
    ? ALL_IS_KEPT
    : 'Este navegador no puede guardar tu pago: no cierres esta página hasta registrarlo.';
}

/** The button keeps its place whatever the browser says: the next one below it cancels. */
function NotifyOffer() {
  const [mayAsk] = useState(mayAskToNotify);
  const [said, setSaid] = useState('');

  async function ask() {
    const answer = await Notification.requestPermission();
    setSaid(
      answer === 'granted' ? 'Te avisamos cuando se envíe' : 'Este teléfono no permite avisos',
    );
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {mayAsk && (
        <Button variant="quiet" size="small" aria-disabled={said !== ''} onClick={() => void ask()}>
          {said || 'Avísame cuando se envíe'}
        </Button>
      )}
    </>
  );
}

function sendAgain(view: View, title: string, ...says: string[]): Row {
  const { purchase, sent, isOnline } = view;
  return {
    tone: 'warning',
    title,
    says: [
      ...says,
      <p key="how" role="status">
        {isOnline
          ? 'Toca para enviarlo otra vez. Si ya había llegado, no se registra dos veces.'
          : 'Estás sin conexión. Cuando vuelva la señal, envíalo con un toque.'}
      </p>,
    ],
    ways: [
      ['Enviar de nuevo', () => purchase.send(sent)],
      CHAT,
      ['Revisar mis datos', purchase.backToForm],
    ],
  };
}

function titleOf({ isOnline, limitMinutes, isForeign }: View): string {
  if (!isOnline) return 'Sin señal';
  if (limitMinutes > 0) return 'Recibimos demasiados intentos';
  return isForeign ? 'Tu envío no llegó a la tienda' : 'Falta confirmar tu envío';
}

function whenItIsSent({ isOnline, limitMinutes, isForeign }: View): string {
  if (!isOnline) {
    return 'Se envía solo cuando vuelva la señal. Si cierras esta página, a más tardar cuando vuelvas a abrir la tienda.';
  }
  if (limitMinutes > 0) {
    const wait = limitMinutes === 1 ? 'un minuto' : `unos ${limitMinutes} minutos`;
    return `Llegaron muchas compras seguidas desde tu conexión o con tus datos. Se envía solo en ${wait}: no tienes que hacer nada.`;
  }
  return isForeign
    ? 'Lo enviamos otra vez solos. Si tu Wi-Fi pide iniciar sesión, hazlo o usa tus datos.'
    : 'Se envía solo: no tienes que hacer nada. Si cierras esta página, a más tardar cuando vuelvas a abrir la tienda.';
}
