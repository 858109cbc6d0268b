import { setTimeout as wait } from 'node:timers/promises';
import type { Holding, Purchased, PurchaseMark } from '@/lib/admin-api/buyer-tickets';
import type { RegistrationVerdict } from '@/lib/admin-api/payments';
import { sameBuyer, type SameBuyer } from '@/lib/raffle/is-same-buyer';
import type { PurchaseRequest } from '@/lib/raffle/purchase';

/**
 * How a deployment handles a purchase with a taken ticket: it keeps the others, keeps none, frees one by one what it took
 * (first generation), or frees all that the buyer took meanwhile (second).
 */
export const MANNERS = ['each', 'all', 'one-by-one', 'collision'] as const;

export type Manner = (typeof MANNERS)[number];

type Asked = Pick<PurchaseRequest, 'tickets' | 'reference' | 'nationalId' | 'phoneCode' | 'phone'>;

type Holder = { nationalId: string; phone: string; reference: string | null; since: number };

type Changed = (what: 'kept' | 'freed', nationalId: string, numbers: string[]) => void;

const STEP_MS = 15;

/** Models the tickets (by number) and references of an admin API, without its HTTP. */
export function createAdminModel(manner: Manner, changed: Changed) {
  const holders = new Map<string, Holder>();
  const references = new Set<string>();
  const isFree = ({ number }: { number: string }) => !holders.has(number);

  function take(asked: Asked, tickets: PurchaseRequest['tickets'], reference: string | null) {
    const { nationalId, phoneCode, phone } = asked;
    for (const { number } of tickets) {
      holders.set(number, { nationalId, phone: phoneCode + phone, reference, since: Date.now() });
    }
    changed(
      'kept',
      nationalId,
      tickets.map(({ number }) => number),
    );
  }

  function giveBack(nationalId: string, isGivenBack: (number: string, held: Holder) => boolean) {
    const numbers = [...holders]
      .filter(([number, held]) => held.nationalId === nationalId && isGivenBack(number, held))
      .map(([number]) => number);
    for (const number of numbers) holders.delete(number);
    changed('freed', nationalId, numbers);
  }

  function pay(asked: Asked) {
    references.add(asked.reference);
    for (const { number } of asked.tickets) {
      const held = holders.get(number);
      if (held?.nationalId === asked.nationalId) held.reference = asked.reference;
    }
  }

  function registerAtOnce(asked: Asked): RegistrationVerdict {
    const free = asked.tickets.filter(isFree);
    const taken = idsOf(asked.tickets.filter((ticket) => !isFree(ticket)));
    const isRefused = taken.length > 0 && (manner === 'all' || free.length === 0);
    if (isRefused) return refused('tickets-taken', taken);
    take(asked, free, asked.reference);
    references.add(asked.reference);
    return { kind: 'registered', confirmed: idsOf(free) };
  }

  async function registerOneByOne(asked: Asked): Promise<RegistrationVerdict> {
    const numbers = asked.tickets.map(({ number }) => number);
    const undo = () => giveBack(asked.nationalId, (number) => numbers.includes(number));
    for (const ticket of asked.tickets) {
      await wait(STEP_MS);
      if (!isFree(ticket)) {
        undo();
        return refused('tickets-taken', [ticket.id]);
      }
      take(asked, [ticket], null);
    }
    if (references.has(asked.reference)) {
      undo();
      return refused('reference-used');
    }
    pay(asked);
    return { kind: 'registered', confirmed: idsOf(asked.tickets) };
  }

  async function registerUnlessCollision(asked: Asked): Promise<RegistrationVerdict> {
    const since = Date.now();
    const gone = asked.tickets.filter((ticket) => !isFree(ticket));
    if (gone.length > 0) return refused('tickets-taken', idsOf(gone));
    await wait(STEP_MS);
    const free = asked.tickets.filter(isFree);
    take(asked, free, null);
    await wait(STEP_MS);
    const isUsed = references.has(asked.reference);
    if (isUsed || free.length < asked.tickets.length) {
      const phone = asked.phoneCode + asked.phone;
      giveBack(asked.nationalId, (_, held) => held.phone === phone && held.since >= since);
      return refused(isUsed ? 'reference-used' : 'tickets-taken');
    }
    pay(asked);
    return { kind: 'registered', confirmed: idsOf(asked.tickets) };
  }

  return {
    isFree,
    async register(asked: Asked): Promise<RegistrationVerdict> {
      if (references.has(asked.reference)) return refused('reference-used');
      if (manner === 'one-by-one') return registerOneByOne(asked);
      return manner === 'collision' ? registerUnlessCollision(asked) : registerAtOnce(asked);
    },
    holding(tickets: PurchaseRequest['tickets'], buyer: SameBuyer): Holding {
      const isOwn = ({ number }: { number: string }) => isOf(holders.get(number), buyer);
      return { own: idsOf(tickets.filter(isOwn)), free: idsOf(tickets.filter(isFree)) };
    },
    purchased(tickets: PurchaseRequest['tickets'], mark: PurchaseMark): Purchased {
      const buyer = sameBuyer(mark);
      const held = ({ number }: { number: string }) => holders.get(number);
      return {
        byBuyer: idsOf(tickets.filter((ticket) => isOf(held(ticket), buyer))),
        byReference: idsOf(
          tickets.filter((ticket) => {
            const holder = held(ticket);
            return holder?.reference === mark.reference && buyer.hasNationalId(holder.nationalId);
          }),
        ),
      };
    },
  };
}

function isOf(holder: Holder | undefined, buyer: SameBuyer): boolean {
  return (
    holder !== undefined && buyer.hasNationalId(holder.nationalId) && buyer.hasPhone(holder.phone)
  );
}

function idsOf(tickets: PurchaseRequest['tickets']): string[] {
  return tickets.map(({ id }) => id);
}

function refused(
  cause: 'tickets-taken' | 'reference-used',
  taken: string[] = [],
): RegistrationVerdict {
  return { kind: 'refused', cause, taken, msg: null };
}
