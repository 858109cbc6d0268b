import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tally } from './tally.mjs';

const SECONDS = 15;
const AT_ONCE = 24;
/** One per reason in five seconds, plus those of the bystanders' purchases. */
const MOST_LINES_A_SECOND = 8;
const SHOWN = 4;

const made = () => Math.random().toString(16).slice(2).padEnd(24, '0').slice(0, 24);

const ASKED = [
  () => ({ path: '/api/nothing' }),
  () => ({ path: `/api/raffles/${made()}/tickets?limit=7` }),
  () => ({ path: `/api/raffles/${made()}` }),
  () => ({ path: `/api/raffles/${made()}/payments`, method: 'POST' }),
  () => ({ path: `/api/raffles/${made()}/draw?quantity=x` }),
  () => ({ path: `/api/payments/${made()}` }),
  () => ({ path: `/boleto/${made()}` }),
  () => ({ path: '/home', method: 'DELETE' }),
  () => ({ path: '/%zz' }),
];

export const logFlood = {
  tried: `${SECONDS} s of requests that are refused, ${AT_ONCE} at once, each from an address of its own`,
  async run({ shop }) {
    const from = statSync(shop.log).size;
    const end = Date.now() + SECONDS * 1000;
    let asked = 0;
    const ask = async () => {
      while (Date.now() < end) {
        asked += 1;
        await send(shop, ASKED[asked % ASKED.length](), asked);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    const lines = linesSince(shop.log, from);
    const aSecond = lines.length / SECONDS;
    const kinds = tally(lines.map(nameOf)).split(', ').slice(0, SHOWN).join(', ');
    return {
      held: aSecond < MOST_LINES_A_SECOND,
      told: `${Math.round(asked / SECONDS)} requests and ${aSecond.toFixed(1)} lines a second: ${kinds}`,
    };
  },
};

function send({ origin }, { path, method = 'GET' }, at) {
  const headers = { 'x-forwarded-for': `200.9.${(at >> 8) & 255}.${at & 255}` };
  return new Promise((resolve) => {
    request(origin + path, { method, headers }, (answer) => {
      answer.resume();
      answer.once('close', resolve);
    })
      .once('error', resolve)
      .end();
  });
}

function linesSince(file, from) {
  const bytes = Buffer.alloc(statSync(file).size - from);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, bytes, 0, bytes.length, from);
  closeSync(descriptor);
  return bytes.toString().split('\n').filter(Boolean);
}

function nameOf(line) {
  const { event, reason, msg } = JSON.parse(line);
  return event ? [event, reason].filter(Boolean).join(' ') : msg.slice(0, 60);
}
