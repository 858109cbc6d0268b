import { useSyncExternalStore } from 'react';

/** What one part of a raffle's page tells the others. */
export function toldByRaffle<Told>() {
  let last: { raffleId: string; told: Told } | null = null;
  const readers = new Set<() => void>();
  const subscribe = (reader: () => void) => {
    readers.add(reader);
    return () => void readers.delete(reader);
  };
  return {
    tell(raffleId: string, told: Told): void {
      last = { raffleId, told };
      readers.forEach((reader) => reader());
    },
    /** Null until it was told. */
    useTold(raffleId: string): Told | null {
      const heard = useSyncExternalStore(
        subscribe,
        () => last,
        () => null,
      );
      return heard?.raffleId === raffleId ? heard.told : null;
    },
  };
}
