export type Bounds = { entries: number; bytes: number };

const MIB = 1024 * 1024;

/** For all stored answers together: Redis must keep room for purchases. */
const BOUNDS: Bounds = { entries: 5000, bytes: 128 * MIB };

/** The oldest, from the one on that does not fit. */
export function beyondBounds<Entry extends { bytes: number }>(
  newestFirst: readonly Entry[],
  { entries, bytes }: Bounds = BOUNDS,
): Entry[] {
  let sum = 0;
  return newestFirst.filter((entry, place) => {
    sum += entry.bytes;
    return place >= entries || sum > bytes;
  });
}

export type AnswerPlace = {
  write(name: string, text: string): Promise<void>;
  read(name: string): Promise<string | null>;
  remove(name: string): Promise<void>;
  /** Removes what is too old, and the oldest beyond the bounds. */
  tidy(bounds?: Bounds): Promise<void>;
};
