import type { DemoControl } from '@/lib/testing/demo-control';

export type TrueTicket = {
  tid: string;
  numero: string;
  estado: string;
  nombre?: string;
  telefono?: string;
  cedula?: string;
  direccion?: string;
};

/** These tickets as the admin API itself knows them, owners and payments included. */
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

/** Messages that the seller got on WhatsApp about these numbers. */
export async function messagesOn({ origin }: DemoControl, numbers: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/whatsapp/messages`);
  const { messages } = (await answer.json()) as { messages: { message: string }[] };
  return messages.map(({ message }) => message).filter((message) => message.includes(numbers));
}
