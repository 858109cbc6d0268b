import 'server-only';
import { createEvent } from 'ics';

type Draw = {
  raffleId: string;
  raffleName: string;
  lottery: string;
  /** ISO 8601 in UTC. */
  drawDate: string;
  numbers: string[];
  /** Of the digital ticket, whole. */
  address: string;
  shopName: string;
};

/** The draw as an iCalendar file, with a reminder an hour before. Calendars show its time in their own zone. */
export function calendarEntry(draw: Draw): string {
  const { error, value } = createEvent({
    uid: `${draw.raffleId}@${new URL(draw.address).hostname}`,
    productId: `-//${draw.shopName}//Boleto digital//ES`,
    calName: draw.shopName,
    title: `Sorteo: ${draw.raffleName}`,
    description: `${draw.lottery ? `${draw.lottery}. ` : ''}Mis números: ${draw.numbers.join(', ')}. Mi boleto: ${draw.address}`,
    url: draw.address,
    start: Date.parse(draw.drawDate),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: 1 },
    busyStatus: 'FREE',
    classification: 'PRIVATE',
    alarms: [
      {
        action: 'display',
        description: 'El sorteo es en una hora',
        trigger: { hours: 1, before: true },
      },
    ],
  });
  if (error || !value) throw new Error('The calendar entry could not be made', { cause: error });
  return value;
}
