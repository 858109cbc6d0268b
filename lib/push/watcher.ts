import 'server-only';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { gauge } from '@/lib/platform/metrics/metrics';
import { sharedRedis } from '@/lib/platform/redis/shared-redis';
import { inBoth, lookAtRaffle, phonesOf, type Seen } from './look';
import { pushKeys } from './push-keys';
import { createSender } from './send-message';
import { subscriptions } from './subscriptions';
import { forgetLater, tellAll, type Telling } from './tell';
import { TURN_MS, watchersTurn, type WatchersTurn } from './watchers-turn';

const STEP_MS = 2000;
const EVERY_MS = 5 * 60_000;
const NEAR_MS = 30_000;
const HOUR_MS = 3_600_000;
/** A draw without a result; its phones are forgotten on the eighth day from then on. */
const GIVEN_UP_MS = 52 * 24 * HOUR_MS;

type Watched = {
  nextAt: number;
  phones: number;
  seen: Seen | null;
  /** Looks in a row at which there was no such raffle, or its draw was given up. */
  gone: number;
  isResultTold: boolean;
};

/** Looks at each raffle that phones wait for, and tells them what stood for two looks. */
export function createWatcher(telling: Telling, turn: WatchersTurn) {
  const { store, now } = telling;
  const watched = new Map<string, Watched>();

  /** Looks at the raffles whose time has come, one after the other. */
  async function step(): Promise<void> {
    const renewing = setInterval(
      () => void turn.take().catch(() => undefined),
      TURN_MS / 3,
    ).unref();
    try {
      // Also where another instance watches now: it would tell the same again.
      await store.catchUp();
      if (!(await turn.take())) return watched.clear();
      const raffles = await store.raffles();
      for (const id of watched.keys()) if (!raffles.includes(id)) watched.delete(id);
      for (const id of raffles) await lookIfDue(id);
    } finally {
      clearInterval(renewing);
    }
  }

  async function lookIfDue(raffleId: string): Promise<void> {
    const { nextAt = 0 } = watched.get(raffleId) ?? {};
    const wait = nextAt - now();
    // A clock that was ahead put it off for longer.
    if (wait > 0 && wait <= EVERY_MS) return;
    const last = watched.get(raffleId) ?? NEW;
    watched.set(raffleId, { ...last, nextAt: nextLook(last) });
    const next = await look(raffleId, last);
    watched.set(raffleId, { ...next, nextAt: nextLook(next) });
  }

  async function look(raffleId: string, last: Watched): Promise<Watched> {
    const phones = await phonesOf(store, raffleId);
    if (phones.length === 0) return { ...NEW };
    const isForResult = isJustDrawn(last);
    const seen = await lookAtRaffle(raffleId, { phones, isForResult, now: now() });
    const counted = { ...last, phones: phones.length };
    if (seen === null) return counted;
    if (seen === 'no-such-raffle' || isGivenUp(seen)) {
      if (last.gone > 0) await forgetLater(telling, raffleId);
      return { ...counted, seen: null, gone: last.gone + 1 };
    }
    const stands = last.seen && inBoth(last.seen, seen);
    if (stands) await tellAll(telling, raffleId, stands);
    return { ...counted, seen, gone: 0, isResultTold: Boolean(stands?.winner) };
  }

  function nextLook(raffle: Watched): number {
    if (isJustDrawn(raffle)) return now() + NEAR_MS;
    const draw = Date.parse(raffle.seen?.drawDate ?? '');
    return draw > now() ? Math.min(draw, now() + EVERY_MS) : now() + EVERY_MS;
  }

  function isJustDrawn({ seen, isResultTold }: Watched): boolean {
    if (!seen?.drawDate || isResultTold) return false;
    const since = now() - Date.parse(seen.drawDate);
    return since >= 0 && since < HOUR_MS;
  }

  function isGivenUp({ drawDate, winner }: Seen): boolean {
    return !winner && drawDate !== null && now() - Date.parse(drawDate) > GIVEN_UP_MS;
  }

  return {
    step,
    phones: () => [...watched.values()].reduce((sum, raffle) => sum + raffle.phones, 0),
  };
}

const NEW: Watched = { nextAt: 0, phones: 0, seen: null, gone: 0, isResultTold: false };

/** Does nothing in a shop that tells nobody. */
export function startWatching(): void {
  const keys = pushKeys();
  if (!keys) return;
  const telling = { store: subscriptions(), send: createSender(keys), now: () => Date.now() };
  const watcher = createWatcher(telling, watchersTurn(sharedRedis()));
  gauge(
    'storefront_push_subscriptions',
    'Phones that wait for notices, in the instance that watches',
    watcher.phones,
  );
  const go = () => setTimeout(() => void stepAndGoOn(), STEP_MS).unref();
  const stepAndGoOn = async () => {
    await watcher.step().catch(tellPause);
    go();
  };
  go();
}

function tellPause(error: unknown): void {
  warnThrottled({ event: 'push-watcher-pauses', error: String(error).slice(0, 200) });
}
