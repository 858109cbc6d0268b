import type { DemoControl } from '@/lib/testing/demo-control';

type TrueTicket = {
  tid: string;
  numero: string;
  estado: string;
  nombre?: string;
  telefono?: string;
  cedula?: string;
  direccion?: string;
};

/** Reads these tickets from the admin API itself, including owners and payments. */
export async function readTickets(
  { origin }: DemoControl,
  rifid: string,
  numeros: string[],
): Promise<TrueTicket[]> {
  const answer = await fetch(`${origin}/api/tickets/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      rifa: rifid,
      desde: 0,
      hasta: 50,
      sort: { numero: 1 },
      $or: numeros.map((numero) => ({ numero: { $regex: `^${numero}$`, $options: 'i' } })),
    }),
  });
  return ((await answer.json()) as { tickets: TrueTicket[] }).tickets;
}

/** Reads the seller's WhatsApp messages about the raffle of this name. */
export async function messagesAbout({ origin }: DemoControl, raffle: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/whatsapp/messages`);
  const { messages } = (await answer.json()) as { messages: { message: string }[] };
  return messages.map(({ message }) => message).filter((message) => message.includes(raffle));
}
