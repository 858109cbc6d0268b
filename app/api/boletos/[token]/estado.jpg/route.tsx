import {
  SHARE_SIZE,
  sharedCoverPlace,
  SharePicture,
} from '@/components/preview-card/share-picture';
import { shopContent } from '@/lib/content/content';
import { answerDrawing } from '@/lib/images/answer-drawing';
import { qrPath } from '@/lib/images/qr-path';
import { renderElement } from '@/lib/images/render-element';
import { apiError, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { slotClient } from '@/lib/platform/http/client-networks';
import { formatDrawDate } from '@/lib/raffle/dates';
import { numbersToBoastOf } from '@/lib/raffle/digital-ticket';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { readDigitalTicket, ticketOf } from '@/lib/ticket/read-ticket';

type Context = { params: Promise<{ token: string }> };

/** "Ya tengo el 0427" for a phone's status: of the ticket only its numbers, and the raffle's address. */
export const GET = apiRoute(
  'boast-picture',
  'unseen-picture',
  async (request, { params }: Context) => {
    const sealed = ticketOf((await params).token);
    if (!sealed) return apiError('not-found');
    const ticket = await readDigitalTicket(sealed);
    if (!ticket.raffle) return apiError('unavailable');
    const numbers = numbersToBoastOf(ticket);
    if (numbers.length === 0) {
      return apiError('not-found', { msg: 'Este boleto ya no tiene números para el sorteo.' });
    }
    const { id, name, drawDate, cover: path } = ticket.raffle;
    const address = absoluteUrl(`/rifa/${id}`);
    const words = {
      ...{ name, state: null, price: null, sold: null, winner: null },
      draw: drawDate && `Sorteo: ${formatDrawDate(drawDate)}`,
      call: '¿Cuál quieres tú?',
    };
    const shown = { words, numbers, address };
    const client = slotClient(request);
    return answerDrawing(request, {
      shown,
      cover: path,
      place: sharedCoverPlace(true),
      client,
      draw: (cover) =>
        renderElement(
          <SharePicture
            {...shown}
            cover={cover}
            qr={qrPath(address)}
            shopName={shopContent().profile.name}
          />,
          client,
          SHARE_SIZE,
        ),
    });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
