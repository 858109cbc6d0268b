/** @param {string} raffle @returns {Promise<[title: string, path: string][]>} */
export async function whatVisitorsAsk(raffle) {
  const html = await (await fetch(raffle)).text();
  const picture = /\/uploads\/portada\/[^"\s?]+\?w=656\.jpeg/.exec(html)[0];
  const card = /property="og:image" content="([^"]+)"/.exec(html)[1];
  return [
    ['Page of a raffle', new URL(raffle).pathname],
    ['Its picture', picture],
    ['Its preview card', new URL(card).pathname],
  ];
}
