import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { startStatic } from '../shared/start-static.mjs';
import { limitPage } from './limit-page.mjs';

export const AS_PHONE = { accept: 'image/avif,image/webp,*/*' };

export async function serveLimit(raffle) {
  const { origin, pathname } = new URL(raffle);
  const shown = await fetch(raffle);
  const html = await shown.text();
  const answer = await fetch(
    `${origin}/api/raffles/${pathname.split('/').at(-1)}/tickets?${FIRST}`,
  );
  const { tickets } = await answer.json();
  const photo = /<source type="image\/avif"[^>]*srcSet="([^"]+)"/i
    .exec(html)[1]
    .match(/\S+\?w=828\.avif/)[0];
  const picture = await fetch(origin + photo, { headers: AS_PHONE });
  const page = limitPage({
    name: /<h1[^>]*>([^<]*)/.exec(html)[1],
    price: '$2,50',
    numbers: tickets.map(({ number }) => number),
    photo: '/picture-0',
  });
  return servePage(page, { shown, pictures: [picture] });
}

/** Serves a page by hand, packed and under the policy of the shop's page, with its pictures at `/picture-0` and on. */
export async function servePage(page, { shown, pictures }) {
  const type = 'text/html; charset=utf-8';
  const files = pictures.map(async (picture, index) => [
    `/picture-${index}`,
    await packed(picture.headers.get('content-type'), Buffer.from(await picture.arrayBuffer())),
  ]);
  const { origin: own, stop } = await startStatic([
    ['/limit', await packed(type, page, safetyOf(shown.headers))],
    ...(await Promise.all(files)),
  ]);
  return { url: `${own}/limit`, stop };
}

async function packed(type, body, others = {}) {
  const headers = { ...others, 'content-type': type };
  if (!/text|svg/.test(type)) return { headers, body };
  return {
    headers: { ...headers, 'content-encoding': 'br' },
    body: await promisify(brotliCompress)(body),
  };
}

const FIRST = new URLSearchParams({ offset: '0', limit: '1000', status: 'available' });

function safetyOf(headers) {
  const names = ['content-security-policy', 'cross-origin-opener-policy'];
  return Object.fromEntries(names.map((name) => [name, headers.get(name)]));
}
