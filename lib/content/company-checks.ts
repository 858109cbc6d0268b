import { whatsappNumberFault } from '../platform/whatsapp-number';
import { linkedNumber } from '../raffle/whatsapp-chat';

/** Returns null for a right value, else the rest of a sentence that begins with the setting. */
export type Check = (value: string) => string | null;

export type Place = { latitude: number; longitude: number };

export const isText = must('at most 200 characters', (value) => value.length <= 200);

export const isSymbol = must('at most 4 characters', (value) => value.length <= 4);

export const isLink = must('an https:// address', isWebAddress);

export const isPicture = must(
  'a path such as /logo.svg or an https:// address',
  (value) => /^\/[^/]/.test(value) || isWebAddress(value),
);

export const isTelephone = must(
  'a phone number such as +58 241 000 0000',
  (value) => /^\+?[\d\s().-]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')),
);

export const isEmail = must('an e-mail address', (value) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
);

export const isPixels = must(
  'a whole number of pixels from 24 to 400',
  (value) => /^\d+$/.test(value) && Number(value) >= 24 && Number(value) <= 400,
);

/** Only the visitor would see WhatsApp's error. */
export const isChat: Check = (value) => {
  if (!isWebAddress(value)) return NO_CHAT;
  if (new URL(value).hostname === 'chat.whatsapp.com') {
    return 'is an invitation to a group, whose members would see who buys: name a chat, https://wa.me/584141234567';
  }
  const number = linkedNumber(value);
  if (number === null) return null;
  return whatsappNumberFault(number) ?? (/^[1-9]\d{7,14}$/.test(number) ? null : NO_CHAT);
};

const NO_CHAT =
  'must be a chat with the country code and no 0 before the number: https://wa.me/584141234567';

export const isPlace: Check = (value) => {
  const place = readPlace(value);
  if (!place) return 'must be latitude,longitude such as 10.1807,-68.0038; 0,0 is in the sea';
  const { latitude, longitude } = place;
  if (isInVenezuela({ latitude: longitude, longitude: latitude })) {
    return `has latitude and longitude changed over: write ${longitude},${latitude}`;
  }
  if (isInVenezuela({ latitude, longitude: -longitude })) {
    return `lacks the minus of the longitude: write ${latitude},-${longitude}`;
  }
  return null;
};

export function readPlace(value: string): Place | null {
  const [latitude, longitude, ...rest] = value.split(',').map((part) => Number(part.trim() || NaN));
  if (latitude === undefined || longitude === undefined || rest.length > 0) return null;
  const isSomewhere = latitude !== 0 || longitude !== 0;
  const onEarth = isSomewhere && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth ? { latitude, longitude } : null;
}

function isInVenezuela({ latitude, longitude }: Place): boolean {
  return latitude >= 0.6 && latitude <= 12.3 && longitude >= -73.4 && longitude <= -59.7;
}

function must(wanted: string, accepts: (value: string) => boolean): Check {
  return (value) => (accepts(value) ? null : `must be ${wanted}`);
}

function isWebAddress(value: string): boolean {
  return /^https:\/\//.test(value) && URL.canParse(value);
}
