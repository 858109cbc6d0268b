import { demoApiOrigin } from './addresses';

export type TrueTicket = {
  tid: string;
  numero: string;
  estado: string;
  nombre?: string;
  telefono?: string;
  cedula?: string;
  direccion?: string;
  pagos?: { referencia: string; monto: number; estado: string }[];
};

/** These tickets as the admin API itself knows them, owners and payments included. */
export async function readTickets(rifid: string, numeros: string[]): Promise<TrueTicket[]> {
  const answer = await fetch(`${demoApiOrigin}/api/tickets/query`, {
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

/** Messages that the demo's WhatsApp endpoint kept and that hold the text. */
export async function readWhatsappMessages(
  text: string,
): Promise<{ number: string; message: string }[]> {
  const answer = await fetch(`${demoApiOrigin}/api/whatsapp/messages`);
  const { messages } = (await answer.json()) as { messages: { number: string; message: string }[] };
  return messages.filter(({ message }) => message.includes(text));
}
