import { connect } from 'node:net';
import { randomUUID } from 'node:crypto';
import { ownHeaders } from './purchase.mjs';

const STEP_MS = 250;

/** Starts an upload that sends `body` first, then `bytesPerSecond` until it is closed. */
export function slowUpload({ port, raffleId, address, bytesPerSecond, body = Buffer.alloc(0) }) {
  const length = body.length || 10_000_000;
  const socket = connect(port, '127.0.0.1');
  let isOpen = true;
  let sent = 0;
  let answer = '';
  const write = () => {
    const bytes = Math.round((bytesPerSecond * STEP_MS) / 1000);
    const next = body.length ? body.subarray(sent, sent + bytes) : Buffer.alloc(bytes, 7);
    sent += next.length;
    if (next.length > 0) socket.write(next);
  };
  const timer = setInterval(write, STEP_MS);
  const ended = new Promise((resolve) => {
    socket.once('close', () => {
      isOpen = false;
      clearInterval(timer);
      resolve(answer);
    });
  });
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    answer += chunk;
    if (/"ok":/.test(answer)) socket.end();
  });
  const headers = { ...ownHeaders({ address, key: randomUUID() }), 'content-length': length };
  const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-type': TYPE });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST /api/raffles/${raffleId}/payments HTTP/1.1\r\n${head}\r\n`);
  if (!body.length) socket.write(FILE_BEGINS);
  return { ended, isOpen: () => isOpen, stop: () => socket.destroy() };
}

const TYPE = 'multipart/form-data; boundary=b';
const FILE_BEGINS =
  '--b\r\nContent-Disposition: form-data; name="receipt"; filename="a.jpg"\r\n\r\n';

export function multipartOf({ request, picture }) {
  return Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n'),
    Buffer.from(JSON.stringify(request)),
    Buffer.from(`\r\n${FILE_BEGINS}`),
    picture,
    Buffer.from('\r\n--b--\r\n'),
  ]);
}

/** Runs this many uploads at once and restarts those that are closed. */
export function keepUploading({ count, ...upload }) {
  const open = new Set();
  let isOver = false;
  let closed = 0;
  const begin = (index) => {
    const one = slowUpload({
      ...upload,
      address: upload.addresses[index % upload.addresses.length],
    });
    open.add(one);
    void one.ended.then(() => {
      open.delete(one);
      closed += 1;
      if (!isOver) setTimeout(begin, 1000, index);
    });
  };
  for (let index = 0; index < count; index += 1) begin(index);
  return {
    closed: () => closed,
    stop() {
      isOver = true;
      for (const one of open) one.stop();
    },
  };
}
