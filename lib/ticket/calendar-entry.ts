import 'server-only';
import { createHash } from 'node:crypto';
import { createEvent, type DateArray, type DurationObject } from 'ics';
import { shopContent } from '@/lib/content/content';
import { apiError } from '@/lib/platform/http/api-answers';
import { drawDayOf } from '@/lib/raffle/draw-day';
import { plainText } from '@/lib/raffle/plain-text';
import type { Raffle } from '@/lib/raffle/types';

type Draw = {
  raffle: Pick<Raffle, 'name' | 'lottery' | 'drawDate' | 'isOpen'>;
  /** The holder's numbers; empty for a visitor who has not bought. */
  numbers: string[];
  /** The address of the digital ticket or of the raffle. */
  address: string;
};

/** iCalendar with a reminder one hour before, or in the morning if the hour is unknown. Null if no draw is to come. */
export function calendarEntry({ raffle, numbers, address }: Draw): string | null {
  if (!raffle.drawDate || !raffle.isOpen) return null;
  const { name: shopName } = shopContent().profile;
  const lottery = plainText(raffle.lottery);
  const { error, value } = createEvent({
    uid: `${createHash('sha256').update(address).digest('hex')}@${new URL(address).hostname}`,
    productId: `-//${shopName}//Boleto digital//ES`,
    calName: shopName,
    title: `Sorteo: ${raffle.name}`,
    description: `${lottery ? `${lottery}. ` : ''}${wayBack(numbers, address)}`,
    url: address,
    ...timeOf(raffle.drawDate),
    busyStatus: 'FREE',
    classification: 'PRIVATE',
  });
  if (error || !value) throw new Error('The calendar entry could not be made', { cause: error });
  return value;
}

function wayBack(numbers: string[], address: string): string {
  return numbers.length > 0
    ? `Mis números: ${numbers.join(', ')}. Mi boleto: ${address}`
    : `Compra tus números: ${address}`;
}

function timeOf(drawDate: string) {
  const day = drawDayOf(drawDate);
  if (day !== null) {
    return {
      start: dateArray(day),
      // The last moment of a day in Caracas falls on the next day in UTC.
      end: dateArray(drawDate.slice(0, 10)),
      alarms: [reminder('El sorteo es hoy', { hours: 8, before: false })],
    };
  }
  return {
    start: Date.parse(drawDate),
    startInputType: 'utc' as const,
    startOutputType: 'utc' as const,
    duration: { hours: 1 },
    alarms: [reminder('El sorteo es en una hora', { hours: 1, before: true })],
  };
}

function dateArray(day: string): DateArray {
  return day.split('-').map(Number) as DateArray;
}

function reminder(description: string, trigger: DurationObject) {
  return { action: 'display' as const, description, trigger };
}

export function calendarAnswer(draw: Draw): Response {
  const entry = calendarEntry(draw);
  if (!entry) return apiError('not-found', { msg: 'Esta rifa no tiene un sorteo por venir.' });
  return new Response(entry, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="sorteo.ics"',
      'Cache-Control': 'no-store',
    },
  });
}
