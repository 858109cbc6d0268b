import 'server-only';
import { createEvent, type DateArray, type DurationObject } from 'ics';
import { drawDayOf } from '@/lib/raffle/draw-day';

type Draw = {
  raffleId: string;
  raffleName: string;
  lottery: string;
  /** ISO 8601 in UTC. */
  drawDate: string;
  /** The holder's numbers; empty for a visitor who has not bought. */
  numbers: string[];
  /** The address of the digital ticket or of the raffle. */
  address: string;
  shopName: string;
};

/** iCalendar with a reminder one hour before, or in the morning if the hour is unknown. */
export function calendarEntry(draw: Draw): string {
  const { error, value } = createEvent({
    uid: `${draw.raffleId}@${new URL(draw.address).hostname}`,
    productId: `-//${draw.shopName}//Boleto digital//ES`,
    calName: draw.shopName,
    title: `Sorteo: ${draw.raffleName}`,
    description: `${draw.lottery ? `${draw.lottery}. ` : ''}${wayBack(draw)}`,
    url: draw.address,
    ...timeOf(draw.drawDate),
    busyStatus: 'FREE',
    classification: 'PRIVATE',
  });
  if (error || !value) throw new Error('The calendar entry could not be made', { cause: error });
  return value;
}

function wayBack({ numbers, address }: Draw): string {
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
  return new Response(calendarEntry(draw), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="sorteo.ics"',
      'Cache-Control': 'no-store',
    },
  });
}
