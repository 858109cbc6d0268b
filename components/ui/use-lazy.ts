import { useEffect, useState } from 'react';

type LazyPart<T> = {
  part: T | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * A part of the page that is fetched when it is wanted. Unlike with React's lazy, a line that broke
 * meanwhile leaves the page standing and the part can be asked for again.
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
