export type Counted = {
  total: number;
  takeBack(points: number): Promise<void>;
  untilLeft(points: number): number;
};

export const rollingCount: (...asked: unknown[]) => Promise<Counted> = async () => ({
  total: 0,
  takeBack: async () => undefined,
  untilLeft: () => 0,
});
