import type { Attempt } from '../attempt';

export type AttemptStore = {
  find(key: string): Promise<Attempt | null>;
  /**
   * Opens the attempt, or gives the key of the one of the same key or flight that is open already.
   */
  open(attempt: Attempt): Promise<{ opened: true } | { opened: false; holder: string }>;
  /**
   * Keeps what is known now of an open attempt; one with an outcome is closed by it. False when
   * somebody else closed it meanwhile: then nothing is kept.
   */
  save(attempt: Attempt): Promise<boolean>;
  /** Notes an attempt that joined another one and is never open itself. */
  note(attempt: Attempt): Promise<void>;
  /** Closes and forgets it, as if it had never come. */
  discard(attempt: Attempt): Promise<void>;
};

/** As long as the draft on the visitor's phone. */
export const KEPT_MS = 24 * 3600_000;
/** Longer than any attempt is looked up by itself; after it a retry starts with a look-up anyway. */
export const OPEN_MS = 20 * 60_000;
