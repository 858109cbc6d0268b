import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNginx } from '../shared/start-nginx.mjs';
import { isInTime } from './bystanders.mjs';
import { newPurchase, send } from './purchase.mjs';
import { tally } from './tally.mjs';

const STRANGER = '127.0.0.66';
const CONNECTIONS = 1800;
const BUYERS = 3;

export const unfinished = {
  tried: `${CONNECTIONS} connections of one address to nginx that never finish their request, opened again when closed`,
  async run({ port, raffle }) {
    const nginx = await startNginx({ port: port + 1, shopPorts: [port] });
    const held = holdOpen(port + 1);
    try {
      await sleep(2000);
      const open = held.open();
      const answers = [];
      for (let buyer = 0; buyer < BUYERS; buyer += 1) {
        answers.push(await send(nginx, await newPurchase(raffle), { address: '127.0.0.1' }));
      }
      const times = answers.map(({ status, ms }) => `${status} after ${Math.round(ms)} ms`);
      return {
        held: answers.every(isInTime),
        summary: `${open} held; through nginx: ${tally(times)}`,
      };
    } finally {
      held.stop();
      await nginx.stop();
    }
  },
};

function holdOpen(port) {
  const sockets = new Set();
  let isOver = false;
  const open = () => {
    if (isOver) return;
    const socket = connect({ port, host: '127.0.0.1', localAddress: STRANGER });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('connect', () => socket.write('GET /home HTTP/1.1\r\nHost: shop\r\nX-Never: '));
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(open, 100).unref();
    });
  };
  for (let count = 0; count < CONNECTIONS; count += 1) open();
  return {
    open: () => [...sockets].filter(({ connecting }) => !connecting).length,
    stop() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
