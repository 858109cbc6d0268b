import 'server-only';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CLAIM_MS,
  isNoticeName,
  MOST,
  noticeName,
  noticesIn,
  openSubscription,
  sealSubscription,
  ticketOfId,
  type Subscriptions,
} from './subscription';

const CLAIMED = '~';

/** A folder for each raffle, with a file for each subscription and each notice. A claimed notice holds its claim's end. */
export function subscriptionFiles(folder: string): Subscriptions {
  const placeOf = (...names: string[]) => path.join(/* turbopackIgnore: true */ folder, ...names);
  const namesOf = (raffleId: string) => readdir(placeOf(raffleId)).catch(ifThere([]));
  const idsOf = async (raffleId: string) =>
    (await namesOf(raffleId)).filter((name) => !isNoticeName(name));
  const raffles = () => readdir(folder).catch(ifThere([]));
  const noticeOf = (raffleId: string, id: string, notice: string) =>
    placeOf(raffleId, noticeName(id, notice));

  async function count() {
    const all = await Promise.all((await raffles()).map(idsOf));
    return all.flat().length;
  }

  return {
    async add(subscription) {
      const { raffleId, id } = subscription;
      const ids = await idsOf(raffleId);
      const isNew = !ids.includes(id);
      const others = ids.filter((other) => ticketOfId(other) === ticketOfId(id));
      if (isNew && others.length >= MOST.phonesOfTicket) return 'purchase-full';
      if (isNew && (await count()) >= MOST.phones) return 'shop-full';
      await mkdir(placeOf(raffleId), { recursive: true });
      await writeFile(placeOf(raffleId, id), sealSubscription(subscription));
      return 'kept';
    },
    has: async (raffleId, id) => (await idsOf(raffleId)).includes(id),
    remove: (raffleId, id) => rm(placeOf(raffleId, id), { force: true }),
    removeRaffle: (raffleId) => rm(placeOf(raffleId), { recursive: true, force: true }),
    raffles,
    async *ofRaffle(raffleId) {
      const names = await namesOf(raffleId);
      const told = noticesIn(names.filter((name) => isNoticeName(name) && !name.endsWith(CLAIMED)));
      for (const id of names.filter((name) => !isNoticeName(name))) {
        const sealed = await readFile(placeOf(raffleId, id), 'utf8').catch(ifThere(null));
        const subscription = sealed === null ? null : openSubscription(raffleId, id, sealed);
        if (subscription) yield { ...subscription, told: told.get(id) ?? new Set() };
      }
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
      if (!existsSync(told)) return true;
      await rm(claim, { force: true });
      return false;
    },
    async markTold(raffleId, id, notice) {
      const told = noticeOf(raffleId, id, notice);
      await writeFile(told, '');
      await rm(told + CLAIMED, { force: true });
    },
    count,
  };
}

const ifCode =
  <Value>(code: string, value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === code) return value;
    throw error;
  };

const ifThere = <Nothing>(nothing: Nothing) => ifCode('ENOENT', nothing);
