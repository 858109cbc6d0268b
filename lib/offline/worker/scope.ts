/** What `self` is here: types know this folder as part of the pages' program. */
export const scope = self as unknown as ServiceWorkerGlobalScope;

/** Chrome's, not yet in TypeScript's library. */
export type RoutableEvent = ExtendableEvent & {
  addRoutes?: (rules: object[]) => Promise<void>;
};

/** Background Sync is Chrome's alone. */
export type SyncEvent = ExtendableEvent & { tag: string };
