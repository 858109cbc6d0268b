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
  'tickets-taken' | 'reference-used' | 'raffle-closed' | 'price-changed' | 'refused-by-seller';

/** Where a purchase stands. Only `registered`, `partly-registered` and `refused` are final. */
export type PurchaseOutcome =
  | { state: 'registered'; numbers: string[]; trace: string }
  | { state: 'partly-registered'; numbers: string[]; taken: string[]; trace: string }
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
  | { state: 'verifying'; trace: string };

/** Why a request did not become a purchase attempt, or could not be heard. */
export type DoorReason =
  | 'bad-request'
  | 'forbidden'
  | 'not-found'
  | 'too-large'
  | 'not-an-image'
  | 'image-too-big'
  | 'too-many-requests'
  | 'busy'
  | 'invalid-form'
  | 'unavailable';
