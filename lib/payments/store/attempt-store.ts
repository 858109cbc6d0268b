import type { Attempt } from '../attempt';

export type AttemptStore = {
  find(key: string): Promise<Attempt | null>;
  /** `holder`: key of the open attempt of the same key or flight. */
  open(attempt: Attempt): Promise<{ opened: true } | { opened: false; holder: string }>;
  /** An outcome closes it. False, and nothing kept, when somebody else closed it meanwhile. */
  save(attempt: Attempt): Promise<boolean>;
  /** False when `previous` is not what is kept any more. */
  replace(previous: Attempt, next: Attempt): Promise<boolean>;
  note(attempt: Attempt): Promise<void>;
  discard(attempt: Attempt): Promise<void>;
};

/** As long as the draft on the visitor's phone. */
export const KEPT_MS = 24 * 3600_000;
export const OPEN_MS = 20 * 60_000;
