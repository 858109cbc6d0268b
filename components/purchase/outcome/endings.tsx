import { PushOffer } from '@/components/ticket/push/push-offer';
import { formatDrawDate } from '@/lib/raffle/dates';
import { InstallOffer } from './install-offer';
import { bold, figures, type Row } from './panel';
import { aboutDifference, differenceText, SWAP_WANTED } from './refusals';
import { ALL_IS_KEPT } from './unsent';
import styles from './panel.module.css';
import type { View } from './use-view';

type Name =
  'registered' | 'partly-registered' | 'verifying' | 'perhaps-registered' | 'other-amount';

/** What the raffle has or may still get, and what is asked before anything is sent. */
export const ENDINGS: Record<Name, (view: View) => Row | null> = {
  registered: ({ purchase, company, numbers, ticketPath, change, onClose }) => {
    const { drawDate } = purchase.raffle;
    const own = numbers.length === 1 ? 'tu número apartado' : 'tus números apartados';
    const owed = change?.missing ? change : null;
    return {
      tone: 'ok',
      title: '¡Pago registrado!',
      money: ` quedó registrado y ${own} a tu nombre:`,
      mayPay: true,
      says: [
        <p key="own" className={styles.numbers} translate="no">
          {numbers.join(', ')}
        </p>,
        `Ahora revisamos tu comprobante. ${company.answerTime ?? ''}`,
        'Tu boleto muestra siempre cómo va: guárdalo.',
        owed !== null && [figures(`${differenceText(owed)}: escríbenos y lo arreglamos.`)],
      ],
      facts: drawDate ? [['Sorteo', formatDrawDate(drawDate)]] : [],
      ways: [
        toTicket(ticketPath),
        owed && aboutDifference(`Mi pago quedó registrado y el total es ${owed.total}.`, owed),
        <PushOffer key="push" token={ticketPath.replace('/boleto/', '')} />,
        ['Listo', onClose],
        <InstallOffer key="install" />,
      ],
    };
  },
  /** Only the shop can swap numbers: the reference belongs to this payment and cannot register another one. */
  'partly-registered': ({ numbers, taken, ticketPath, onClose }) => {
    const isOne = taken.length === 1;
    return {
      tone: 'warning',
      title: 'Registramos tu pago, pero no todos los números',
      money: ' quedó registrado completo.',
      says: [
        [
          ...ownNumbers(numbers),
          isOne ? ' El ' : ' Otra persona ya había apartado: ',
          bold(taken.join(', ')),
          isOne ? ' ya lo había apartado otra persona.' : '.',
        ],
        `Escríbenos para cambiar ${isOne ? 'ese número: ya está pagado' : 'esos números: ya están pagados'}.`,
      ],
      ways: [
        {
          chat: `Mi pago quedó registrado, pero ${isOne ? 'me falta un número' : `me faltan ${taken.length} números`}.`,
          wanted: SWAP_WANTED,
          label: 'Pedir el cambio por WhatsApp',
        },
        toTicket(ticketPath),
        <p key="note">Tu boleto muestra siempre cómo va tu compra: guárdalo.</p>,
        ['Cerrar', onClose],
      ],
    };
  },
  verifying: ({ onClose }) => ({
    tone: 'wait',
    title: 'Estamos verificando tu pago',
    money: ' llegó y lo estamos confirmando.',
    says: [
      'Esta pantalla se actualiza sola. También puedes cerrarla: cuando vuelvas te diremos cómo quedó.',
    ],
    ways: [['Cerrar y esperar', onClose], { chat: 'Envié mi pago y sigue en verificación.' }],
  }),
  /** Sending the same numbers again registers nothing, so this offers to choose others. */
  'perhaps-registered': ({ purchase, sent, taken, onClose }) => {
    const others = sent.tickets.length - taken.length;
    const isOneTaken = taken.length === 1;
    return {
      tone: 'wait',
      title: 'Tu pago no llegó, y lo seguimos buscando',
      says: [
        [
          isOneTaken ? 'Ya no está libre: ' : 'Ya no están libres: ',
          bold(taken.join(', ')),
          isOneTaken
            ? '. Ya está apartado, quizás por ti.'
            : '. Ya están apartados, quizás por ti.',
          others === 1 && ' El otro sigue libre, pero todavía no es tuyo.',
          others > 1 && ' Los demás siguen libres, pero todavía no son tuyos.',
        ],
        `A veces tarda en aparecer: lo seguimos buscando media hora y esta pantalla se actualiza sola. ${ALL_IS_KEPT}`,
      ],
      ways: [
        {
          chat: isOneTaken
            ? 'Ya pagué, mi pago no aparece y un número que elegí ya no está libre.'
            : 'Ya pagué, mi pago no aparece y los números que elegí ya no están libres.',
          wanted: SWAP_WANTED,
          label: 'Pedir el cambio por WhatsApp',
        },
        [isOneTaken ? 'Elegir otro número' : 'Elegir otros números', purchase.backToForm],
        ['Cerrar', onClose],
      ],
    };
  },
  /** Asked once, before anything is sent. */
  'other-amount': ({ purchase, sent, paid, change }) => {
    if (!change) return null;
    const { total } = change;
    return {
      tone: 'warning',
      title: `Pagaste ${paid}; el total es ${total}`,
      money: null,
      says: [
        [
          figures(
            `${differenceText(change)}. Si pagaste ${paid}, envíalo así, escríbenos y lo arreglamos.`,
          ),
        ],
      ],
      facts: null,
      ways: [
        [`Sí, pagué ${paid}: enviar`, () => purchase.send(sent)],
        ['Corregir el monto', () => purchase.backToForm('amount')],
      ],
    };
  },
};

const ownNumbers = (numbers: readonly string[]) => [
  numbers.length === 1 ? 'Es tuyo: ' : 'Son tuyos: ',
  bold(numbers.join(', ')),
  '.',
];

const toTicket = (href: string) => ({ href, label: 'Ver mi boleto digital' });
