import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { apiErrorMessages } from '@/lib/raffle/reasons';
import { mayAskToNotify } from '@/lib/offline/outbox/notification';
import type { Chat, Row } from './panel';
import type { Told } from './use-told';

type Name = 'not-registered' | 'no-answer' | 'given-up' | 'queued' | 'api-error';

/** What did not arrive, or may not have: the buyer sends it again, unless this phone does. */
export const UNSENT: Record<Name, (told: Told) => Row> = {
  'not-registered': (told) =>
    sendAgain(
      told,
      'No recibimos tu comprobante',
      `No se registró nada y ${told.isOne ? 'tu número sigue libre' : 'tus números siguen libres'}.`,
    ),
  'no-answer': (told) =>
    sendAgain(told, titleOf(told), `No pudimos confirmar que llegó. ${keptIn(told)}`),
  'given-up': (told) =>
    sendAgain(
      told,
      told.isForeign ? 'Tu red no dejó pasar el envío' : titleOf(told),
      `No pudimos confirmar que llegó. ${keptIn(told)}`,
      told.isForeign
        ? 'Ya no se enviará solo: prueba con otra red o con tus datos. '
        : 'Ya no se enviará solo porque pasó un día. ',
    ),
  /** The buyer has nothing to do: it is sent once there is a network, from this page or the next one of the shop. */
  queued: (told) => {
    const { purchase, sent, onClose } = told;
    const { waiting } = purchase;
    return {
      tone: 'wait',
      title: titleOf(told),
      says: [
        ALL_IS_KEPT,
        <p key="when" role="status">
          {whenItGoes(told)}
        </p>,
        `${told.isOne ? 'Tu número se aparta' : 'Tus números se apartan'} cuando llega tu pago.`,
        <NotifyOffer key="notify" />,
      ],
      ways: [
        ['Cerrar y esperar', onClose],
        [waiting?.hasLeft ? 'Enviar de nuevo' : 'Enviar ahora', () => purchase.send(sent)],
        [waiting?.hasLeft ? 'Revisar mis datos' : 'Cancelar este envío', purchase.backToForm],
        chatOf(told),
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
        { chat: `Ya pagué y no pude registrarlo: ${error}`, wanted: WANTED },
      ],
      error,
    };
  },
};

const WANTED = 'Quiero que registren mi pago.';
export const ALL_IS_KEPT = 'Todo quedó guardado en este teléfono, con tu comprobante.';

function keptIn({ purchase }: Told): string {
  return purchase.kept === 'all'
    ? ALL_IS_KEPT
    : 'Este navegador no puede guardar tu pago: no cierres esta página hasta enviarlo.';
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

function sendAgain(told: Told, title: string, first: string, before = ''): Row {
  const { purchase, sent, network } = told;
  return {
    tone: network === 'back' ? 'wait' : 'warning',
    title,
    says: [
      first,
      <p key="how" role="status">
        {before +
          (network === 'off'
            ? 'Estás sin conexión. Cuando vuelva la señal, envíalo con un toque.'
            : 'Toca para enviarlo otra vez. Si ya había llegado, no se registra dos veces.')}
      </p>,
    ],
    ways: [
      ['Enviar de nuevo', () => purchase.send(sent)],
      chatOf(told),
      ['Revisar mis datos', purchase.backToForm],
    ],
  };
}

function titleOf({ network, limitMinutes, isForeign, isBusy }: Told): string {
  if (network === 'off') return 'Sin señal';
  if (limitMinutes > 0) return 'Recibimos demasiados intentos';
  if (isForeign) return 'Tu envío no llegó a la tienda';
  if (network === 'back') return 'Volvió la señal';
  return isBusy ? 'La tienda no contesta' : 'Sin señal';
}

function whenItGoes({ network, limitMinutes, isForeign, isBusy }: Told): string {
  if (network !== 'off') {
    if (limitMinutes > 0) {
      const wait = limitMinutes === 1 ? 'un minuto' : `unos ${limitMinutes} minutos`;
      return `Llegaron muchas compras seguidas desde tu conexión o con tus datos. Se envía solo en ${wait}: no tienes que hacer nada.`;
    }
    if (isForeign) {
      return 'Lo enviamos otra vez solos. Si tu Wi-Fi pide iniciar sesión, hazlo o usa tus datos.';
    }
    if (network === 'back') return 'Lo estamos enviando: no tienes que tocar nada.';
    if (isBusy) {
      return 'Hay mucha gente ahora. Se envía de nuevo solo: no tienes que hacer nada.';
    }
  }
  return 'Se envía solo cuando vuelva la señal. Si cierras esta página, a más tardar cuando vuelvas a abrir la tienda.';
}

function chatOf({ limitMinutes, isForeign, isBusy }: Told): Chat {
  const chat =
    limitMinutes > 0 || isForeign || isBusy
      ? 'Ya pagué, y la página no recibe mi comprobante.'
      : 'Ya pagué, pero no pude enviar el comprobante por la señal.';
  return { chat, wanted: WANTED };
}
