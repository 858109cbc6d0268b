import { visitShop } from './visitor.mjs';

export async function runPurchases(visits, { demo, shop, history, atOnce }) {
  const waiting = [...visits];
  let done = 0;
  async function serve() {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      await visitShop(visit, { demo, shop, history });
      done += 1;
      if (done % 100 === 0)
        console.log(`${done} purchases, an instance killed ${shop.kills()} times`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, serve));
}
