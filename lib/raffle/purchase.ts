/** What the browser sends as `data` of a purchase; the server looks up everything else. */
export type PurchaseRequest = {
  tickets: { id: string; number: string }[];
  /** Name of the payment method. */
  method: string;
  /** What the buyer says was paid, in the method's currency. */
  amount: number;
  reference: string;
  name: string;
  /** Cédula, normalized (`V12345678`). */
  nationalId: string;
  /** Dialling code without plus sign (`58`). */
  phoneCode: string;
  /** National number, digits only (`4141234567`). */
  phone: string;
  address: string;
  /** Price per ticket and rate that the buyer saw; a difference is told before anything is sent. */
  seen: { price: number; rate: number };
};

/** Why a purchase was refused for good: nothing was registered. */
export type RefusalReason =
  | 'tickets-taken'
  | 'reference-used'
  | 'raffle-closed'
  | 'price-changed'
  /** The raffle no longer offers the payment method. */
  | 'method-gone'
  | 'refused-by-seller';

/**
 * Where a purchase stands; only `verifying` changes by itself. After `refused` and `not-registered`
 * nothing is registered and the same purchase (same key) may be sent again. `trace` is a short code
 * for people, the same for every attempt of one purchase; the server's log has it too.
 */
export type PurchaseOutcome =
  | ({ state: 'registered' } & Registered)
  /** `taken` are the numbers of the purchase that did not become the buyer's. */
  | ({ state: 'partly-registered'; taken: string[] } & Registered)
  | {
      state: 'refused';
      reason: RefusalReason;
      /** The admin API's own words where it gave some. */
      msg: string;
      taken: string[];
      /** Today's price and rate, when they are why. */
      now: { price: number; rate: number } | null;
      trace: string;
    }
  /** It was sent and nobody knows yet how it ended: not to be paid or sent again. */
  | { state: 'verifying'; trace: string }
  /** It is certain that it did not arrive: the numbers are still free. */
  | { state: 'not-registered'; trace: string };

type Registered = {
  numbers: string[];
  /** Private address of these numbers' lasting page. */
  ticketPath: string;
  trace: string;
};

/** Why a request did not become a purchase attempt, or could not be heard. */
export type DoorReason =
  | 'bad-request'
  | 'wrong-method'
  | 'forbidden'
  | 'not-found'
  | 'too-large'
  | 'too-slow'
  | 'not-an-image'
  | 'image-too-big'
  | 'too-many-requests'
  | 'busy'
  | 'invalid-form'
  | 'unavailable';
