/** `self` with a worker's type: TypeScript treats this folder as part of the pages' program. */
export const scope = self as unknown as ServiceWorkerGlobalScope;

/** A Chrome API that is not yet in TypeScript's library. */
export type RoutableEvent = ExtendableEvent & {
  addRoutes?: (rules: object[]) => Promise<void>;
};

/** Only Chrome has Background Sync. */
export type SyncEvent = ExtendableEvent & { tag: string };
