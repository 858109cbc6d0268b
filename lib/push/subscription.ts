/** A phone's address at its push service, and the keys that only it can read with (RFC 8291). */
export type Device = { endpoint: string; p256dh: string; auth: string };

/** One phone that is told about one digital ticket. */
export type Subscription = {
  id: string;
  raffleId: string;
  /** The digital ticket's. */
  token: string;
  device: Device;
};

export type Subscriptions = {
  /** Keeps it; the same phone and ticket once more changes nothing. */
  add(subscription: Subscription): Promise<'kept' | 'ticket-full' | 'shop-full'>;
  has(raffleId: string, id: string): Promise<boolean>;
  remove(raffleId: string, id: string): Promise<void>;
  removeRaffle(raffleId: string): Promise<void>;
  raffles(): Promise<string[]>;
  /** `told` are the notices that were claimed for it. */
  ofRaffle(raffleId: string): AsyncIterable<Subscription & { told: ReadonlySet<string> }>;
  /** True for one caller in all instances: only it may send this notice. Throws while the place is away. */
  claim(raffleId: string, id: string, notice: string): Promise<boolean>;
  /** The push service certainly did not take the notice, so that it may be claimed again. */
  unclaim(raffleId: string, id: string, notice: string): Promise<void>;
  count(): Promise<number>;
};
