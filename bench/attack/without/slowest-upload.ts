type UploadUnderWay = { client: string; since: number; bytesPerSecond: number };

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
