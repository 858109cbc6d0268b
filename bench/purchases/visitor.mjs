import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from './client.mjs';
import { FAULTS } from './faults.mjs';
import { sendByOutbox } from './outbox.mjs';
import { USED_REFERENCE } from './raffles.mjs';
import { askUntilFinal, waitFor } from './until-final.mjs';

export async function visitShop(visit, { demo, shop, history }) {
  const address = `10.0.${visit.index >> 8}.${visit.index & 255}`;
  const client = history.heardBy(openClient(shop, visit.raffle.rifid, address));
  const { admin, visitor = visit.isQueued ? 'leavesItToItsOutbox' : 'sends' } =
    FAULTS[visit.fault] ?? {};
  if (admin) await arrangeFault(visit, admin(visit), demo);
  await visitors[visitor]({ visit, client, demo, shop, purchase: visit.purchases[0] });
}

async function arrangeFault({ purchases }, fault, demo) {
  const path = '/api/tickets/payments/online';
  const match = purchases[0].request.reference;
  await demo.post('/__control/faults', { path, match, ...fault });
}

const visitors = {
  async sends({ client, purchase }) {
    await askUntilFinal(client, purchase, await client.send(purchase));
  },

  // Does not resend a purchase that "did not arrive".
  async waits({ client, purchase }) {
    await waitFor(client, purchase, await client.send(purchase));
  },

  async tapsTwice({ client, purchase }) {
    const [, answer] = await Promise.all([client.send(purchase), client.send(purchase)]);
    await askUntilFinal(client, purchase, answer);
  },

  async sendsFromTwoTabs({ visit, client, purchase }) {
    await sendsAtOnce(visit, client, [purchase, { ...purchase, key: randomUUID() }]);
  },

  async goesAndAsks({ visit, client, purchase }) {
    await client.send(purchase, visit.goneAfterMs);
    await sleep(1000);
    await askUntilFinal(client, purchase, null);
  },

  async goesAndCorrects({ visit, client, purchase }) {
    await client.send(purchase, visit.goneAfterMs);
    const { request } = purchase;
    purchase.request = { ...request, reference: `${request.reference}0` };
    await askUntilFinal(client, purchase, await client.send(purchase));
  },

  async mistypes({ client, purchase }) {
    const { request } = purchase;
    const mistyped = { ...purchase, request: { ...request, reference: USED_REFERENCE } };
    await askUntilFinal(client, mistyped, await client.send(mistyped));
    const isRefused = mistyped.final?.reason === 'reference-used';
    if (isRefused) await askUntilFinal(client, purchase, await client.send(purchase));
    else purchase.final = mistyped.final;
  },

  async paysTwiceAtOnce({ visit, client, purchase }) {
    const { request } = purchase;
    const other = { ...request, reference: `${request.reference}9` };
    await sendsAtOnce(visit, client, [purchase, { key: randomUUID(), request: other }]);
  },

  async buysTwiceAtOnce({ visit, client, demo, purchase }) {
    const second = visit.more();
    const { id } = second.request.tickets.at(-1);
    const stranger = { referencia: `S${visit.index}`, cedula: `V${visit.index}` };
    const strangers = sleep(visit.goneAfterMs).then(() =>
      demo.pay(visit.raffle.rifid, { tid: id }, stranger),
    );
    await Promise.all([sendsAtOnce(visit, client, [purchase, second]), strangers]);
  },

  async leavesItToItsOutbox({ visit, client, purchase }) {
    await sendByOutbox(visit, client, purchase, { hasLeft: false });
  },

  async closesItsTab({ visit, client, purchase }) {
    await client.send(purchase, visit.goneAfterMs);
    await sendByOutbox(visit, client, purchase, { hasLeft: true });
  },

  // Browsers without locks do this.
  async sendsFromWorkerAndPage({ visit, client, purchase }) {
    const both = [0, 1].map((sender) =>
      sendByOutbox(visit, client, purchase, { hasLeft: false, sender }),
    );
    await Promise.all(both);
  },

  async seesShopKilled({ visit, client, shop, purchase }) {
    const sending = visit.isQueued
      ? sendByOutbox(visit, client, purchase, { hasLeft: true })
      : client.send(purchase).then((answer) => askUntilFinal(client, purchase, answer));
    if (visit.killsShop) await sleep(visit.goneAfterMs).then(() => shop.killOne());
    await sending;
  },
};

async function sendsAtOnce(visit, client, purchases) {
  visit.purchases = purchases;
  const answers = await Promise.all(purchases.map((one) => client.send(one)));
  await Promise.all(purchases.map((one, place) => askUntilFinal(client, one, answers[place])));
}
