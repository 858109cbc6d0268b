import { randomUUID } from 'node:crypto';
import { openClient } from '../purchases/client.mjs';

/** Buys one number of a raffle. @returns {Promise<string>} the path of its digital ticket */
export async function buyTicket({ origin, raffle }) {
  const id = raffle.split('/').at(-1);
  const [shown, free] = await Promise.all([
    json(`${origin}/api/raffles/${id}`),
    json(`${origin}/api/raffles/${id}/tickets?offset=0&limit=1000&status=available`),
  ]);
  const { price, packs, methods } = shown.raffle;
  const [method] = methods;
  const request = {
    tickets: free.tickets.slice(0, 1).map(({ id, number }) => ({ id, number })),
    method: method.id,
    amount: price,
    reference: '48151623',
    name: 'Ana Pérez',
    nationalId: 'V12345678',
    phoneCode: '58',
    phone: '4141234567',
    address: 'Av. Bolívar, Valencia',
    seen: { price, packs, rate: method.rate },
  };
  const client = openClient({ origin: () => origin }, id, '10.0.0.1');
  const answer = await client.send({ key: randomUUID(), request });
  const path = answer?.outcome?.ticketPath;
  if (!path) throw new Error(`No ticket was bought: ${JSON.stringify(answer)}`);
  return path;
}

async function json(url) {
  const answer = await fetch(url);
  return answer.json();
}
