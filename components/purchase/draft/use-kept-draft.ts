import { useEffect, useState } from 'react';
import { loadDraft, type Draft } from './draft-store';

/** The draft stored on this phone, read again whenever `version` changes. Null until it is loaded. */
export function useKeptDraft(raffleId: string, version = 0): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null);

  useEffect(() => {
    let isGone = false;
    void loadDraft(raffleId).then((found) => {
      if (!isGone) setDraft(found);
    });
    return () => {
      isGone = true;
    };
  }, [raffleId, version]);

  return draft;
}
