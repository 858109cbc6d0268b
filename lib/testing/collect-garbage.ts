import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

export const collectGarbage = runInNewContext('gc') as () => void;

/** Whether nothing holds it any more. */
export async function isForgotten(ref: WeakRef<object>): Promise<boolean> {
  // A WeakRef keeps its object until the task that made or read it is over.
  await setImmediate();
  collectGarbage();
  return ref.deref() === undefined;
}
