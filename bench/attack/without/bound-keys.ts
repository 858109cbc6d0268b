export const isBoundElsewhere: (...asked: unknown[]) => boolean = () => false;
