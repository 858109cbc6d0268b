/** `self` with a worker's type: TypeScript treats this folder as part of the pages' program. */
export const scope = self as unknown as ServiceWorkerGlobalScope;

/** A Chrome API that is not yet in TypeScript's library. */
export type RoutableEvent = ExtendableEvent & {
  addRoutes?: (rules: object[]) => Promise<void>;
};

/** Only Chrome has Background Sync. */
export type SyncEvent = ExtendableEvent & { tag: string };

export const openPages = async (): Promise<readonly WindowClient[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

type Events = ServiceWorkerGlobalScopeEventMap & { sync: SyncEvent };

export const listen = <Name extends keyof Events>(
  name: Name,
  heard: (event: Events[Name]) => void,
): void => scope.addEventListener(name, heard as EventListener);
