import { randomInt } from 'node:crypto';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import type { DemoApi } from '@/lib/testing/demo-api';
import type { DemoRaffleShape } from '@/lib/testing/demo-control';
import type { TestPhone } from '@/lib/testing/push-service';
import { digitalTicketPath } from '@/lib/ticket/path';
import { pushKeys } from './push-keys';
import type { PushStore } from './push-store';
import { createSender } from './send-message';
import { addPhone, openSubscription, type Phone } from './subscriptions';
import { createWatcher } from './watcher';

export const SECRET = 'a secret of more than thirty-two characters';

const MINUTE_MS = 60_000;

const inCaracas = (time: string) => Date.parse(`${time}:00-04:00`);
const START = inCaracas('2026-11-20T12:00');

/** A watcher whose clock a test moves. */
export function watchedShop(store: PushStore, sendTimeoutMs?: number) {
  let now = START;
  const keys = pushKeys();
  if (!keys) throw new Error('The shop has no keys');
  const send = createSender(keys, sendTimeoutMs);
  const start = () => createWatcher({ store, send, now: () => now });
  let watcher = start();
  const lookAfter = async (ms: number) => {
    now += ms;
    await watcher.step();
  };
  return {
    isAt: (time: string) => void (now = inCaracas(time)),
    restart: () => void (watcher = start()),
    /** As many looks, a minute apart. */
    async looks(times: number) {
      for (let look = 0; look < times; look += 1) await lookAfter(MINUTE_MS);
    },
    lookAfter,
  };
}

export async function storedPhones(store: PushStore, raffleId: string): Promise<Phone[]> {
  const phones = [];
  for await (const [, text] of store.entries(raffleId)) {
    phones.push(...(openSubscription(text)?.phones ?? []));
  }
  return phones;
}

/** A raffle of numbers 00 to 19. */
export async function openShopRaffle(demo: DemoApi, shape: DemoRaffleShape = {}) {
  const { rifid } = await demo.control.createRaffle({ name: 'Moto', tickets: 20, ...shape });
  // An answer closes the breaker, which failures in an earlier test may have opened.
  await getRaffleForSale(rifid);

  function buyer(numbers: string[], nombre = 'Ana Pérez') {
    const cedula = `V${randomInt(10_000_000, 30_000_000)}`;
    const bought = { raffleId: rifid, numbers, total: null, reference: '', nationalId: cedula };
    const path = digitalTicketPath(bought);
    const ticket = { raffleId: rifid, token: path.slice('/boleto/'.length) };
    const set = (state: 'Apartado' | 'Pagado', own: string[]) =>
      demo.control.setTickets(rifid, own, state, { cedula, nombre });
    return {
      path,
      reserve: (own = numbers) => set('Apartado', own),
      pay: (own = numbers) => set('Pagado', own),
      release: (own: string[]) => demo.control.setTickets(rifid, own, 'Disponible'),
      subscribe: (store: PushStore, { endpoint, p256dh, auth }: TestPhone) =>
        addPhone(store, ticket, { endpoint, p256dh, auth, told: {}, at: START }),
    };
  }

  return {
    rifid,
    buyer,
    change: (changes: DemoRaffleShape) => demo.control.changeRaffle(rifid, changes),
    draw: (numero: string | null) =>
      demo.control.changeRaffle(rifid, { ganador: numero === null ? null : { numero } }),
  };
}
