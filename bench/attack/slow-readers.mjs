import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFilesOf } from '../shared/shop-processes.mjs';
import { noise } from './purchase.mjs';

/** The kernel buffers some MB for each. */
const READERS = 150;
const PICTURE = { width: 1600, height: 1200 };
const ACCEPTED_MS = 5000;

export const slowReaders = {
  tried: `${READERS} connections that ask for a large picture each and read nothing`,
  async run({ shop, demo, port }) {
    const picture = await largePicture({ shop, demo });
    const before = openFilesOf(shop.pid());
    const readers = openReaders({ port, path: picture.path, count: READERS });
    await sleep(ACCEPTED_MS);
    const open = openFilesOf(shop.pid()) - before;
    readers.stop();
    const megabytes = Math.round(picture.bytes / 1e6);
    // They may stay: the buyers beside them decide.
    return { held: true, told: `${open} connections, ${megabytes} MB asked for by each` };
  },
};

function openReaders({ port, path, count }) {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    return socket;
  });
  return { stop: () => sockets.forEach((socket) => socket.destroy()) };
}

async function largePicture({ shop, demo }) {
  const body = await noise(PICTURE.width, PICTURE.height);
  await fetch(`${demo.origin}/__control/uploads/rifa/large.jpg`, { method: 'POST', body });
  const path = `/uploads/rifa/large.jpg?w=${PICTURE.width}.jpeg`;
  const answer = await fetch(shop.origin + path);
  if (!answer.ok) throw new Error(`The large picture: ${answer.status}`);
  return { path, bytes: (await answer.arrayBuffer()).byteLength };
}
