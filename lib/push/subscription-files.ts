import 'server-only';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { processWide } from '@/lib/platform/process-wide';
import { createSemaphore } from '@/lib/platform/semaphore';
import { isRaffleId } from '@/lib/raffle/addresses';
import {
  CLAIM_MS,
  idOfNotice,
  isNoticeName,
  MOST,
  noticeName,
  noticesIn,
  openSubscription,
  sealSubscription,
  ticketOfId,
  type Subscription,
  type Subscriptions,
} from './subscription';

const CLAIMED = '~';

/** Those of one ticket come one after the other: many at once would all find room for one more. */
const adding = processWide('subscriptions-added', () =>
  createSemaphore({ running: { ofClient: 1 }, patienceMs: 10_000 }),
);

/** A folder for each raffle, with a file for each subscription and each notice. A claimed notice holds its claim's end. */
export function subscriptionFiles(folder: string): Subscriptions {
  const placeOf = (...names: string[]) => path.join(/* turbopackIgnore: true */ folder, ...names);
  const namesOf = (raffleId: string) => readdir(placeOf(raffleId)).catch(ifThere([]));
  const idsOf = async (raffleId: string) =>
    (await namesOf(raffleId)).filter((name) => !isNoticeName(name));
  const raffles = async () => (await readdir(folder).catch(ifThere([]))).filter(isRaffleId);
  const noticeOf = (raffleId: string, id: string, notice: string) =>
    placeOf(raffleId, noticeName(id, notice));

  async function whyFull({ raffleId, id }: Subscription) {
    if (await isThere(placeOf(raffleId, id))) return null;
    const ids = (await Promise.all((await raffles()).map(idsOf))).flat();
    const others = ids.filter((other) => ticketOfId(other) === ticketOfId(id));
    if (others.length >= MOST.phonesOfTicket) return 'purchase-full';
    return ids.length >= MOST.phones ? 'shop-full' : null;
  }

  async function add(subscription: Subscription) {
    const { raffleId, id } = subscription;
    const full = await whyFull(subscription);
    if (full) return full;
    await mkdir(placeOf(raffleId), { recursive: true });
    await writeFile(placeOf(raffleId, id), sealSubscription(subscription));
    return 'kept';
  }

  return {
    add(subscription) {
      const client = ticketOfId(subscription.id);
      return adding.run({ client }, () => add(subscription), refuseBusy);
    },
    has: (raffleId, id) => isThere(placeOf(raffleId, id)),
    remove: (raffleId, id) => rm(placeOf(raffleId, id), { force: true }),
    removeRaffle: (raffleId) => rm(placeOf(raffleId), { recursive: true, force: true }),
    raffles,
    async *ofRaffle(raffleId) {
      const names = await namesOf(raffleId);
      const notices = names.filter(isNoticeName);
      const told = noticesIn(notices.filter((name) => !name.endsWith(CLAIMED)));
      const ids = new Set(names.filter((name) => !isNoticeName(name)));
      for (const id of ids) {
        const sealed = await readFile(placeOf(raffleId, id), 'utf8').catch(leaveOut);
        const subscription = sealed === null ? null : openSubscription(raffleId, id, sealed);
        if (subscription) yield { ...subscription, told: told.get(id) ?? new Set() };
      }
      const left = notices.filter((name) => !ids.has(idOfNotice(name)));
      for (const name of left) await rm(placeOf(raffleId, name), { force: true });
    },
    async claim(raffleId, id, notice, now) {
      const told = noticeOf(raffleId, id, notice);
      const claim = told + CLAIMED;
      const ends = String(now + CLAIM_MS);
      const isHeld = await writeFile(claim, ends, { flag: 'wx' }).catch(ifCode('EEXIST', true));
      if (isHeld) {
        if (Number(await readFile(claim, 'utf8').catch(ifThere(Infinity))) > now) return false;
        await writeFile(claim, ends);
      }
      // Read last: the one that told it removed its claim after it had written this.
      if (!(await isThere(told))) return true;
      await rm(claim, { force: true });
      return false;
    },
    async markTold(raffleId, id, notice) {
      const told = noticeOf(raffleId, id, notice);
      await writeFile(told, '');
      await rm(told + CLAIMED, { force: true });
    },
    catchUp: async () => undefined,
  };
}

function refuseBusy(): never {
  throw new Error('Too many phones subscribe at once');
}

/** The other phones of the raffle are told all the same. */
function leaveOut(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') {
    warnThrottled({ event: 'subscription-unreadable', error: String(error.code) });
  }
  return null;
}

const ifCode =
  <Value>(code: string, value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === code) return value;
    throw error;
  };

const ifThere = <Nothing>(nothing: Nothing) => ifCode('ENOENT', nothing);

function isThere(file: string): Promise<boolean> {
  return access(file).then(() => true, ifThere(false));
}
