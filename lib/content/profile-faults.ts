import { isWhatsappNumber } from '../platform/whatsapp-number';
import { linkedNumber } from '../raffle/whatsapp-chat';

type Place = { latitude: number; longitude: number };

export function isWebAddress(value: string): boolean {
  return /^https:\/\/\S+$/.test(value) && URL.canParse(value);
}

const NO_CHAT =
  'debe ser un chat con el código del país y sin el 0 del número: https://wa.me/584141234567';

/** The rest of a sentence about a link that opens no chat: only the visitor would see WhatsApp's error. */
export function chatFault(value: string): string | null {
  if (/^https:\/\/chat\.|\/channel\//i.test(value)) {
    return 'lleva a un canal, donde nadie te escribe, o a un grupo, cuyos miembros verían quién compra: escribe un chat, https://wa.me/584141234567';
  }
  const number = isWebAddress(value) ? linkedNumber(value) : '';
  return number === null || isWhatsappNumber(number) ? null : NO_CHAT;
}

/** With both numbers in the wrong order, or without the minus, the map would show the sea. */
export function isPlaceInVenezuela(value: string): boolean {
  const { latitude = 0, longitude = 0 } = readPlace(value) ?? {};
  return latitude >= 0.6 && latitude <= 12.3 && longitude >= -73.4 && longitude <= -59.7;
}

/** Reads `10.1807,-68.0038`; null for anything that is not on land and sea, 0,0 included. */
export function readPlace(value: string): Place | null {
  const [latitude, longitude, ...rest] = value.split(',').map((part) => Number(part.trim() || NaN));
  if (latitude === undefined || longitude === undefined || rest.length > 0) return null;
  const isSomewhere = latitude !== 0 || longitude !== 0;
  const onEarth = isSomewhere && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth ? { latitude, longitude } : null;
}
