import { isWhatsappNumber } from '../platform/whatsapp-number';
import { linkedNumber } from '../raffle/whatsapp-chat';

type Place = { latitude: number; longitude: number };

export function isWebAddress(value: string): boolean {
  return /^https:\/\/\S+$/.test(value) && URL.canParse(value);
}

/** False for a link that opens no chat: only the visitor would see WhatsApp's error. */
export function isChat(value: string): boolean {
  const number = isWebAddress(value) ? linkedNumber(value) : '';
  return number === null || isWhatsappNumber(number);
}

/** Reads `10.1807,-68.0038`. In the wrong order, or without the minus, the map would show the sea: null. */
export function readPlace(value: string): Place | null {
  const [, latitude, longitude] = /^(\d{1,2}(?:\.\d+)?), ?(-\d{2}(?:\.\d+)?)$/.exec(value) ?? [];
  return latitude && longitude
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : null;
}
