import type { ApiError, ApiErrorCode, RefusalReason } from './purchase';

export const apiErrorMessages: Record<ApiErrorCode, string> = {
  'bad-request': 'No pudimos leer tu compra. Recarga la página e inténtalo de nuevo.',
  'wrong-method': 'No pudimos abrir esto. Entra por el inicio.',
  forbidden: 'Por seguridad no aceptamos este envío. Recarga la página e inténtalo de nuevo.',
  'not-found': 'No encontramos esta compra.',
  'too-large': 'La imagen del comprobante es demasiado pesada. Envía una captura de pantalla.',
  'not-an-image':
    'El comprobante debe ser una imagen JPG, PNG o WebP. Una captura de pantalla sirve.',
  'image-too-big':
    'La imagen del comprobante es demasiado grande. Envía una captura de pantalla o una foto más pequeña.',
  'too-many-requests': waitSentence(1),
  busy: 'Hay muchas compras en este momento. Espera unos segundos e inténtalo de nuevo; no pierdes nada de lo escrito.',
  'cannot-store':
    'No podemos recibir comprobantes en este momento; no es por tu imagen. Espera un minuto e inténtalo: no pierdes nada ni pagas otra vez.',
  'key-reused': 'Cambiaste algo después del primer envío. Envíalo otra vez; no vuelvas a pagar.',
  'invalid-form': 'Revisa los campos marcados.',
  unavailable:
    'No pudimos comunicarnos con el sistema. Inténtalo de nuevo en unos segundos; no vuelvas a pagar.',
};

export function toApiError(reason: ApiErrorCode, msg?: string | null): ApiError {
  return { ok: false, reason, msg: msg ?? apiErrorMessages[reason] };
}

export function waitSentence(minutes: number): string {
  const wait = minutes === 1 ? 'un minuto' : `${minutes} minutos`;
  return `Recibimos demasiados intentos seguidos. Espera ${wait} y prueba otra vez.`;
}

export const refusalMessages: Record<RefusalReason, string> = {
  'tickets-taken':
    'Existen tickets que ya han sido apartados antes, porfavor contactanos para ayudarte con el proceso de compra. Gracias!',
  'reference-used':
    'Ya existe un pago con esta referencia en la rifa. Revisa la referencia o contáctanos.',
  'raffle-closed': 'Esta rifa ya no está vendiendo números. Contáctanos para ayudarte con tu pago.',
  'draw-passed': 'El sorteo ya pasó. No pierdes lo que pagaste: contáctanos para devolvértelo.',
  'price-changed':
    'El precio o la tasa cambió mientras comprabas. Revisa el nuevo total y confirma.',
  quantity: 'No se puede comprar esa cantidad de números de una vez. Revisa los que elegiste.',
  'method-gone':
    'El método de pago elegido ya no está disponible en esta rifa. Elige otro o contáctanos.',
  'refused-by-seller': 'El sistema no aceptó la compra. Contáctanos para ayudarte.',
};
