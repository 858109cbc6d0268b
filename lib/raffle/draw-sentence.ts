import { formatDrawDate } from './dates';
import type { DrawStage } from './digital-ticket';

type Draw = { stage: DrawStage; winner: string | null; drawDate: string | null };

/** Tells a buyer how a draw went, or when it is. */
export function drawSentence({ stage, winner, drawDate }: Draw): string {
  switch (stage) {
    case 'won':
      return `¡Ganaste! Salió tu número ${winner}. ${TO_GET_THE_PRIZE}`;
    case 'underReview':
      return `Salió tu número ${winner}, y tu pago está en revisión.`;
    case 'lost':
      return `No ganaste esta vez. Salió el ${winner}.`;
    case 'awaiting':
      return 'La hora del sorteo ya pasó. Pronto verás aquí el resultado.';
    case 'before':
      return `Sorteo: ${drawDate && formatDrawDate(drawDate)}`;
    case 'undated':
      return 'Todavía no hay fecha de sorteo ni resultado.';
    case 'unconfirmed':
      return NO_RESULT;
  }
}

/** Promises nothing for the owner, who may say more in `answers.prize`. */
export const TO_GET_THE_PRIZE = 'Escríbenos para recibir tu premio.';

export const NO_RESULT = 'No pudimos ver el resultado. Intenta de nuevo.';
