import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { shapedPipe } from './shaped-pipe.mjs';

// Small enough that connections alternate.
const PACKET_BYTES = 1460;

/** All connections share the network. Losses and TCP's slow start are not simulated. `shape` is for each direction. */
export async function openSlowLine(port, shape) {
  const up = shapedPipe(shape);
  const down = shapedPipe(shape);
  let bytes = 0;
  let lastAt = performance.now();

  const server = createServer({ noDelay: true, allowHalfOpen: true }, (visitor) => {
    const openAt = performance.now() + 2 * shape.delayMs;
    const shop = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      allowHalfOpen: true,
      onread: { buffer: Buffer.alloc(PACKET_BYTES), callback: sendDown },
    });

    function sendDown(length, buffer) {
      const packet = Buffer.from(buffer.subarray(0, length));
      down.send(length, () => {
        bytes += length;
        lastAt = performance.now();
        if (visitor.writable) visitor.write(packet);
      });
      if (!down.isFull()) return true;
      down.whenRoom(() => shop.resume());
      return false;
    }

    visitor.on('data', (packet) => {
      lastAt = performance.now();
      up.send(packet.length, () => shop.writable && shop.write(packet), openAt);
    });
    visitor.on('end', () => up.send(0, () => shop.end(), openAt));
    shop.on('end', () => down.send(0, () => visitor.end()));
    visitor.on('error', () => shop.destroy());
    shop.on('error', () => visitor.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: server.address().port,
    bytes: () => bytes,
    idleMs: () => performance.now() - lastAt,
    close: () => server.close(),
  };
}
