import { useSyncExternalStore } from 'react';

/** What only the browser knows, and does not change; `before` on the server and in the first draw. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => before);
}

function subscribeToNothing() {
  return () => {};
}
