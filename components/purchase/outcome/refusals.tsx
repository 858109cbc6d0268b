import type { ChangedTotal } from '@/lib/raffle/paid';
import type { RefusalReason } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import { bold, figures, type Chat, type Row, type Sentence } from './panel';
import styles from './panel.module.css';
import type { View } from './use-view';

/** What the raffle refused, and what the buyer can do about it. */
export const REFUSALS: Record<RefusalReason, (view: View) => Row> = {
  'tickets-taken': ({ purchase, sent, taken, swaps, isSearching, isOne }) => {
    const found = swaps.flatMap(({ free, ...swap }) => (free ? [{ ...swap, free }] : []));
    const isComplete = found.length > 0 && found.length === swaps.length;
    const isOnlyOne = taken.length === 1;
    const another = isOne || isOnlyOne ? 'otro número' : 'otros números';
    const lost =
      taken.length > 0 && taken.length < sent.tickets.length
        ? `${taken.length} de tus números`
        : isOne
          ? 'tu número'
          : 'tus números';
    return {
      tone: 'danger',
      title:
        taken.length === 1
          ? `El ${taken[0]} ya lo había apartado otra persona`
          : `Otra persona ya había apartado ${lost}`,
      says: [
        taken.length > 1 && ['Ya no están libres: ', bold(taken.join(', ')), '.'],
        [
          figures(
            isComplete
              ? `Cambia ${found.map(({ number, free }) => `el ${number} por el ${free.number}`).join(' y ')}; usamos el mismo comprobante.`
              : `Elige ${another} y usamos el mismo comprobante, o escríbenos.`,
          ),
        ],
      ],
      ways: [
        isComplete && [
          isOnlyOne ? `Cambiar por el ${found[0]?.free.number} y enviar` : 'Cambiarlos y enviar',
          () => purchase.swapAndSend(found),
        ],
        isSearching && [isOnlyOne ? 'Buscando otro libre…' : 'Buscando otros libres…', null],
        [`Elegir ${another}`, purchase.backToForm],
        {
          chat: 'Ya pagué y otra persona ya había apartado lo que elegí.',
          wanted: SWAP_WANTED,
        },
      ],
    };
  },
  'reference-used': ({ purchase }) => ({
    tone: 'danger',
    title: 'Esa referencia ya está registrada',
    says: [
      'Esa referencia ya la usó otra compra. Mírala en tu comprobante y corrígela; si está bien, escríbenos y lo buscamos.',
    ],
    ways: [
      ['Corregir la referencia', () => purchase.backToForm('reference')],
      {
        chat: 'Ya pagué y me sale que la referencia ya está registrada.',
        wanted: 'Quiero que revisen mi pago.',
      },
    ],
  }),
  'raffle-closed': tooLate(
    'La rifa cerró mientras pagabas',
    ' no se registró y sigue siendo tuyo.',
    'Pagué y la rifa cerró antes de registrar mi compra.',
  ),
  'draw-passed': tooLate(
    'El sorteo ya pasó',
    ' no se registró, pero no pierdes lo que pagaste.',
    'Pagué y el sorteo pasó antes de registrar mi compra.',
  ),
  'price-changed': ({ purchase, sent, now, change: ofNow }) => {
    // Null when nobody knows what it costs now.
    const change = now && ofNow;
    return {
      tone: 'danger',
      title: 'El precio cambió mientras pagabas',
      says: [change ? changeIn(change) : refusalMessages['price-changed']],
      ways: [
        now && change && change.missing <= 0
          ? ['Registrar mi pago', () => purchase.send({ ...sent, seen: now, tappedAt: Date.now() })]
          : null,
        aboutDifference(
          `Ya pagué y el precio cambió${change ? `: ahora el total es ${change.total}` : ''}.`,
          change,
        ),
        ['Volver al formulario', purchase.backToForm],
      ],
    };
  },
  quantity: ({ purchase, msg }) => ({
    tone: 'danger',
    title: 'No se puede comprar esa cantidad de números',
    says: [msg || refusalMessages.quantity],
    ways: [
      ['Cambiar mis números', purchase.backToForm],
      {
        chat: 'Ya pagué y me sale que no se puede comprar esa cantidad de números.',
        wanted: 'Quiero saber cómo registrar mi pago.',
      },
    ],
  }),
  /** Only the shop can say where the money is. */
  'method-gone': ({ purchase, method }) => ({
    tone: 'danger',
    title: 'Ese método de pago ya no está disponible',
    money: `${method ? ` por ${method.name}` : ''} todavía no está registrado; tu dinero no se pierde.`,
    says: [
      'Escríbenos y lo registramos contigo. Si te equivocaste de método, elige el que usaste.',
    ],
    ways: [
      {
        chat: 'Pagué por un método que ya no está disponible.',
        wanted: 'Quiero que registren mi pago.',
        label: 'Pedir que lo registren por WhatsApp',
      },
      ['Elegir otro método', purchase.backToForm],
    ],
  }),
  'refused-by-seller': ({ purchase, msg }) => {
    const error = msg || refusalMessages['refused-by-seller'];
    return {
      tone: 'danger',
      title: 'No pudimos aceptar tu pago',
      money: ' todavía no está registrado; tu dinero no se pierde.',
      says: ['Revisa tus datos y envíalos otra vez, o escríbenos y lo vemos contigo.'],
      facts: [['Respuesta del vendedor', error, true]],
      ways: [
        ['Revisar mis datos', purchase.backToForm],
        { chat: `Ya pagué y me respondieron: ${error}`, wanted: 'Quiero que revisen mi pago.' },
      ],
      error,
    };
  },
};

/** However many numbers somebody else has. */
export const SWAP_WANTED = 'Quiero cambiar lo que ya no está libre.';

function tooLate(title: string, money: string, chat: string) {
  return ({ isOne, onClose }: View): Row => ({
    tone: 'danger',
    title,
    money,
    says: [
      `${isOne ? 'Tu número no quedó apartado' : 'Tus números no quedaron apartados'}. Guarda tu comprobante y escríbenos para devolverte el dinero.`,
    ],
    ways: [
      {
        chat,
        wanted: 'Quiero que me devuelvan mi dinero.',
        label: 'Pedir la devolución por WhatsApp',
      },
      ['Cerrar', onClose],
    ],
  });
}

function changeIn(change: ChangedTotal): Sentence {
  const { total, missing } = change;
  const now = ['El total ahora es ', bold(total), '. '];
  if (missing === 0) return [...now, 'Es lo que pagaste: regístralo.'];
  const how =
    missing > 0
      ? ': escríbenos y el vendedor te dice cómo completarlos.'
      : ': regístralo, escríbenos y lo arreglamos.';
  const difference = <strong className={styles.missing}>{figures(differenceText(change))}</strong>;
  return [...now, difference, how];
}

export const differenceText = ({ missing, missingText }: ChangedTotal): string =>
  missing > 0 ? `Te faltan ${missingText}` : `Pagaste ${missingText} de más`;

/** The chat about what was paid against the total. */
export function aboutDifference(chat: string, change: ChangedTotal | null): Chat {
  if (!change?.missing) return { chat, wanted: 'Quiero saber cómo registrar mi pago.' };
  const wanted =
    change.missing > 0
      ? `Me faltan ${change.missingText}. Quiero completar mi pago.`
      : `Pagué ${change.missingText} de más. Quiero que me devuelvan la diferencia.`;
  return { chat, wanted, label: 'Escribir por la diferencia' };
}
