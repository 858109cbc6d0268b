import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Opens this many connections, each asking again as soon as it is answered. `next(count)` gives the request. */
export async function keepAsking({ origin, connections, forMs, next }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = [];
  let isOver = false;
  let count = 0;
  const ask = () =>
    new Promise((resolve) => {
      const { path, ...options } = next(count++);
      request(origin + path, { agent, ...options }, (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode));
      })
        .once('error', () => resolve('none'))
        .end();
    });
  for (let index = 0; index < connections; index += 1) {
    void (async () => {
      while (!isOver) statuses.push(await ask());
    })();
  }
  await sleep(forMs);
  isOver = true;
  agent.destroy();
  return statuses;
}
