export type UploadUnderWay = {
  client: string;
  /** Milliseconds. */
  age: number;
  bytesPerSecond: number;
};

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
  const held = countByClient(uploads);
  const own = held.get(client) ?? 0;
  const share = Math.max(1, Math.floor(rules.atOnce / clients));
  return uploads
    .filter((one) => {
      const others = held.get(one.client) ?? 0;
      if (one.client !== client && others <= own) return false;
      const isSlow = one.age >= rules.slowAfterMs && one.bytesPerSecond < rules.poorRate;
      const isTooMuch = one.age >= rules.longAfterMs && others > share && own < share;
      return isSlow || isTooMuch;
    })
    .sort((a, b) => a.bytesPerSecond - b.bytesPerSecond)[0];
}

export function countByClient(group: Iterable<{ client: string }>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { client } of group) counts.set(client, (counts.get(client) ?? 0) + 1);
  return counts;
}
