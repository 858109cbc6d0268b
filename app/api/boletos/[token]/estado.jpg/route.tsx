import { answerSharePicture } from '@/app/answer-share-picture';
import { apiError, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { ticketRoute } from '@/lib/ticket/ticket-route';
import { formatDrawDate } from '@/lib/raffle/dates';
import { numbersToBoastOf } from '@/lib/raffle/digital-ticket';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { readDigitalTicket } from '@/lib/ticket/read-ticket';

/** "Ya tengo el 0427" for a phone's status: of the ticket only its numbers, and the raffle's address. */
export const GET = ticketRoute('boast-picture', 'unseen-picture', async (request, sealed) => {
  const ticket = await readDigitalTicket(sealed);
  if (!ticket.raffle) return apiError('unavailable');
  const numbers = numbersToBoastOf(ticket);
  if (numbers.length === 0) {
    return apiError('not-found', { msg: 'Este boleto ya no tiene números para el sorteo.' });
  }
  const { id, name, drawDate, cover } = ticket.raffle;
  const address = absoluteUrl(`/rifa/${id}`);
  const words = {
    ...{ name, state: null, price: null, sold: null, winner: null },
    draw: drawDate && `Sorteo: ${formatDrawDate(drawDate)}`,
    call: '¿Cuál quieres tú?',
  };
  return answerSharePicture(request, { words, numbers, address, cover });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
