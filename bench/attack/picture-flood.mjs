import { setTimeout as sleep } from 'node:timers/promises';
import { noise } from './purchase.mjs';
import { shownRaffle } from './stage.mjs';
import { tally } from './tally.mjs';

const STRANGER = '200.8.11.1';
const A_SECOND = 20;
const SHOWN = 13;
const SECONDS = 10;
const IN_TIME_MS = 15_000;
const WIDTHS = [96, 192, 384, 656, 828, 1200, 1600];
const FORMATS = ['avif', 'jpeg'];

export const pictureFlood = {
  tried: `${A_SECOND} made-up names a second and every size of ${SHOWN} real pictures, all from one address`,
  async run({ shop, demo }) {
    const taken = await raffleWithPictures({ shop, demo, name: 'taken' });
    const fresh = await raffleWithPictures({ shop, demo, name: 'fresh' });
    let isOver = false;
    const flood = keepAsking(shop, taken.pictures, () => isOver);
    await sleep(2000);
    const card = `/uploads/portada/preview/${fresh.id}/new.jpg`;
    const seen = await Promise.all(
      [card, ...fresh.pictures.map((path) => `${path}?w=656.avif`)].map((path, index) =>
        ask(shop, path, `186.93.1.${index % 2}`),
      ),
    );
    await sleep(SECONDS * 1000);
    isOver = true;
    const stranger = await flood;
    const [ofCard, ...ofPictures] = seen;
    const longest = Math.round(Math.max(...ofPictures.map(({ ms }) => ms)));
    return {
      held: seen.every(({ status }) => status === 200) && ofCard.ms < IN_TIME_MS,
      summary:
        `a card ${ofCard.status} after ${Math.round(ofCard.ms)} ms; new pictures elsewhere: ` +
        `${tally(ofPictures.map(({ status }) => status))}, longest ${longest} ms; the stranger: ${tally(stranger.map(({ status }) => status))}`,
    };
  },
};

async function keepAsking(shop, pictures, isOver) {
  const requests = [];
  const sizes = pictures.flatMap((path) =>
    WIDTHS.flatMap((width) =>
      FORMATS.map((format) => ask(shop, `${path}?w=${width}.${format}`, STRANGER)),
    ),
  );
  for (let name = 0; !isOver(); name += 1) {
    requests.push(ask(shop, `/uploads/rifa/made-up-${name}.jpg?w=1600.avif`, STRANGER));
    await sleep(1000 / A_SECOND);
  }
  return Promise.all([...sizes, ...requests]);
}

async function raffleWithPictures({ shop, demo, name }) {
  const files = Array.from({ length: SHOWN }, (_, index) => `${name}-${index}.jpg`);
  for (const file of files) {
    for (const folder of ['rifa', 'portada']) {
      const body = await noise(800, 600);
      await fetch(`${demo.origin}/__control/uploads/${folder}/${file}`, { method: 'POST', body });
    }
  }
  const shape = { monto: 5, metodos: [], tickets: 1, portada: files[0], img: files.slice(1) };
  const { rifa } = await demo.post('/__control/raffles', shape);
  const raffle = await shownRaffle(shop, rifa.rifid);
  return { id: rifa.rifid, pictures: [raffle.cover, ...raffle.gallery] };
}

async function ask({ origin }, path, address) {
  const startedAt = performance.now();
  const headers = { 'x-forwarded-for': address };
  const { status, body } = await fetch(origin + path, { headers }).catch(() => ({
    status: 'no answer',
  }));
  await body?.cancel();
  return { status, ms: performance.now() - startedAt };
}
