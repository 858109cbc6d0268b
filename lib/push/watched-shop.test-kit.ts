import { randomInt } from 'node:crypto';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import type { DemoApi } from '@/lib/testing/demo-api';
import type { DemoRaffleShape } from '@/lib/testing/demo-control';
import { digitalTicketPath } from '@/lib/ticket/path';
import { deviceId } from './device';
import { pushKeys } from './push-keys';
import type { TestPhone } from '@/lib/testing/push-service';
import { createSender } from './send-message';
import { subscriptionId, type Subscriptions } from './subscription';
import { createWatcher } from './watcher';
import { watchersTurn, type WatchersTurn } from './watchers-turn';

export const SECRET = 'a secret of more than thirty-two characters';

const MINUTE_MS = 60_000;

const inCaracas = (time: string) => Date.parse(`${time}:00-04:00`);

/** A watcher whose clock a test moves. */
export function watchedShop(store: Subscriptions, turn: WatchersTurn = watchersTurn(null)) {
  let now = inCaracas('2026-11-20T12:00');
  const keys = pushKeys();
  if (!keys) throw new Error('The shop has no keys');
  const start = () => createWatcher({ store, send: createSender(keys, 500), now: () => now }, turn);
  let watcher = start();
  const shop = {
    isAt: (time: string) => void (now = inCaracas(time)),
    restart: () => void (watcher = start()),
    /** As many looks, five minutes apart. */
    async looks(times: number) {
      for (let look = 0; look < times; look += 1) {
        now += 5 * MINUTE_MS;
        await watcher.step();
      }
    },
    async lookAfter(ms: number) {
      now += ms;
      await watcher.step();
    },
    phones: () => watcher.phones(),
  };
  return shop;
}

/** A raffle of numbers 00 to 19, with Ana's numbers reserved. */
export async function openShopRaffle(demo: DemoApi, shape: DemoRaffleShape = {}) {
  const { rifid } = await demo.control.createRaffle({ name: 'Moto', tickets: 20, ...shape });
  // An answer closes the breaker, which failures in an earlier test may have opened.
  await getRaffleForSale(rifid);

  function buyer(numbers: string[], nombre = 'Ana Pérez') {
    const cedula = `V${randomInt(10_000_000, 30_000_000)}`;
    const bought = { raffleId: rifid, numbers, total: null, reference: '', nationalId: cedula };
    const path = digitalTicketPath(bought);
    const token = path.slice('/boleto/'.length);
    const set = (state: 'Apartado' | 'Pagado', own: string[]) =>
      demo.control.setTickets(rifid, own, state, { cedula, nombre });
    return {
      path,
      reserve: (own = numbers) => set('Apartado', own),
      pay: (own = numbers) => set('Pagado', own),
      release: (own: string[]) => demo.control.setTickets(rifid, own, 'Disponible'),
      async subscribe(store: Subscriptions, { endpoint, p256dh, auth }: TestPhone) {
        const id = subscriptionId(token, deviceId(endpoint));
        await store.add({ id, raffleId: rifid, token, device: { endpoint, p256dh, auth } });
        return id;
      },
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
