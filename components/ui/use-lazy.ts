import { useEffect, useState } from 'react';

type LazyPart<T> = {
  part: T | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * Loads a part of the page when it is wanted. Unlike with React's `lazy`, a network failure leaves
 * the page intact and the load can be retried.
 */
export function useLazy<T>(isWanted: boolean, load: () => Promise<T>): LazyPart<T> {
  const [part, setPart] = useState<{ loaded: T } | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  const isMissing = isWanted && part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    load().then(
      (loaded) => !isGone && setPart({ loaded }),
      () => !isGone && setFailures((count) => count + 1),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, tries, load]);

  return {
    part: part?.loaded ?? null,
    hasFailed: isMissing && failures > tries,
    retry: () => setTries(failures),
  };
}
