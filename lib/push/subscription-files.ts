import 'server-only';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  claimName,
  claimsIn,
  isClaim,
  MOST,
  openSubscription,
  sealSubscription,
  ticketOfId,
  type Subscriptions,
} from './subscription';

/** A folder for each raffle, with a file for each subscription and an empty one for each claim. */
export function subscriptionFiles(folder: string): Subscriptions {
  const placeOf = (...names: string[]) => path.join(/* turbopackIgnore: true */ folder, ...names);
  const namesOf = (raffleId: string) => readdir(placeOf(raffleId)).catch(ifThere([]));
  const idsOf = async (raffleId: string) =>
    (await namesOf(raffleId)).filter((name) => !isClaim(name));
  const raffles = () => readdir(folder).catch(ifThere([]));
  const claimOf = (raffleId: string, id: string, notice: string) =>
    placeOf(raffleId, claimName(id, notice));

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
      const told = claimsIn(names.filter(isClaim));
      for (const id of names.filter((name) => !isClaim(name))) {
        const sealed = await readFile(placeOf(raffleId, id), 'utf8').catch(ifThere(null));
        const subscription = sealed === null ? null : openSubscription(raffleId, id, sealed);
        if (subscription) yield { ...subscription, told: told.get(id) ?? new Set() };
      }
    },
    async claim(raffleId, id, notice) {
      try {
        await writeFile(claimOf(raffleId, id, notice), '', { flag: 'wx' });
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      }
    },
    unclaim: (raffleId, id, notice) => rm(claimOf(raffleId, id, notice), { force: true }),
    count,
  };
}

const ifThere =
  <Nothing>(nothing: Nothing) =>
  (error: unknown): Nothing => {
    if (isCode(error, 'ENOENT')) return nothing;
    throw error;
  };

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
