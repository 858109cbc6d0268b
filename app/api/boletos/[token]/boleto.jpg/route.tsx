import { pictureSize, TicketPicture } from '@/components/ticket/picture/ticket-picture';
import { shopContent } from '@/lib/content/content';
import { readDigitalTicket } from '@/lib/ticket/read-ticket';
import { ticketRoute } from '@/lib/ticket/ticket-route';
import { slotClient } from '@/lib/platform/http/client-networks';
import { methodNotAllowed } from '@/lib/platform/http/api-answers';
import { answerDrawing } from '@/lib/images/answer-drawing';
import { qrPath } from '@/lib/images/qr-path';
import { renderElement } from '@/lib/images/render-element';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** A digital ticket as a picture to save or send. */
export const GET = ticketRoute('ticket-picture', 'unseen-picture', async (request, sealed) => {
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
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');
