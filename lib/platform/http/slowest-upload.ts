import type { Slot } from '../semaphore';

type UploadUnderWay = Pick<Slot, 'client' | 'since'> & { bytesPerSecond: number };

export type PaceRules = {
  atOnce: number;
  /** Bytes a second. */
  poorRate: number;
  slowAfterMs: number;
  longAfterMs: number;
};

/** No client gives up a slot for one that holds at least as many. */
export function slowestUpload<One extends UploadUnderWay>(
  uploads: One[],
  client: string,
  clients: number,
  rules: PaceRules,
): One | undefined {
  const held = new Map<string, number>();
  for (const one of uploads) held.set(one.client, (held.get(one.client) ?? 0) + 1);
  const own = held.get(client) ?? 0;
  const share = Math.max(1, Math.floor(rules.atOnce / clients));
  return uploads
    .filter((one) => {
      const others = held.get(one.client) ?? 0;
      if (one.client !== client && others <= own) return false;
      const age = Date.now() - one.since;
      const isSlow = age >= rules.slowAfterMs && one.bytesPerSecond < rules.poorRate;
      const isTooMuch = age >= rules.longAfterMs && others > share && own < share;
      return isSlow || isTooMuch;
    })
    .sort((a, b) => a.bytesPerSecond - b.bytesPerSecond)[0];
}
