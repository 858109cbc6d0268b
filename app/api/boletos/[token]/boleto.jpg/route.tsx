import { pictureSize, TicketPicture } from '@/components/ticket/picture/ticket-picture';
import { shopContent } from '@/lib/content/content';
import { readDigitalTicket, ticketOf } from '@/lib/ticket/read-ticket';
import { apiRoute } from '@/lib/platform/http/api-route';
import { slotClient } from '@/lib/platform/http/client-networks';
import { apiError, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { answerDrawing } from '@/lib/images/answer-drawing';
import { qrPath } from '@/lib/images/qr-path';
import { renderElement } from '@/lib/images/render-element';
import { absoluteUrl } from '@/lib/seo/absolute-url';

type Context = { params: Promise<{ token: string }> };

/** A digital ticket as a picture to save or send. */
export const GET = apiRoute(
  'ticket-picture',
  'unseen-picture',
  async (request, { params }: Context) => {
    const sealed = ticketOf((await params).token);
    if (!sealed) return apiError('not-found');
    const ticket = await readDigitalTicket(sealed);
    const address = absoluteUrl(`/boleto/${sealed.token}`);
    const client = slotClient(request);
    return answerDrawing(request, {
      shown: { ticket, address },
      cover: ticket.raffle?.cover ?? null,
      client,
      draw: (cover) =>
        renderElement(
          <TicketPicture
            ticket={ticket}
            qr={qrPath(address)}
            cover={cover}
            shopName={shopContent().profile.name}
          />,
          client,
          pictureSize(ticket.numbers.length),
        ),
    });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
