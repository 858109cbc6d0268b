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
