import { visitShop } from './visitor.mjs';

/** So many visitors at once; whoever is done makes room for the next. */
export async function runPurchases(visits, { demo, shop, atOnce }) {
  const waiting = [...visits];
  let done = 0;
  async function serve() {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      await visitShop(visit, { demo, shop });
      done += 1;
      if (done % 100 === 0)
        console.log(`${done} purchases, the shop killed ${shop.restarts()} times`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, serve));
}
