import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A function, because Next gets another port when it restarts. */
export type Upstream = () => { host: string; port: number };

const READY = 32;
const TOP_UP_MS = 200;
// Shorter than the minute after which Node closes a connection that has sent nothing.
const IDLE_MS = 30_000;

/**
 * Gives each request a connection of its own that Next has accepted already. Next accepts one in each turn of its event
 * loop: under attack, a purchase on a new connection waited for ten seconds.
 */
export function createReadyConnections(upstream: Upstream): Agent & { end: () => void } {
  const ready = new Set<Socket>();
  const timer = setInterval(topUp, TOP_UP_MS).unref();
  topUp();

  function topUp(): void {
    while (ready.size < READY) open();
  }

  function open(): void {
    const socket = connect(upstream()).unref();
    socket.setTimeout(IDLE_MS).once('timeout', drop);
    socket.on('error', () => undefined).once('close', () => ready.delete(socket));
    ready.add(socket);
  }

  /** Not at its `close`, which comes after requests of the same turn of the event loop. */
  function drop(this: Socket): void {
    ready.delete(this);
    this.destroy();
  }

  function createConnection(): Socket {
    if (ready.size === 0) open();
    const [oldest] = ready as Set<Socket> & [Socket];
    ready.delete(oldest);
    open();
    return oldest.setTimeout(0).off('timeout', drop).ref();
  }

  function end(): void {
    clearInterval(timer);
    for (const socket of ready) socket.destroy();
  }

  return Object.assign(new Agent(), { createConnection, end });
}
