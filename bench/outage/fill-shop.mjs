/** A raffle to buy from, and `count` others that nobody has opened yet. */
export async function fillShop(demo, count) {
  const make = (tickets) => demo.post('/__control/raffles', { monto: 5, tickets });
  const raffle = (await make(2000)).rifa.rifid;
  const others = [];
  while (others.length < count) others.push((await make(10)).rifa.rifid);
  const { tickets } = await demo.post('/api/tickets/query', { rifa: raffle, hasta: 1000 });
  let next = 0;
  return { raffle, tickets, unseen: () => others[next++ % others.length] };
}
