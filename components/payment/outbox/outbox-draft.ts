import { sendAlone } from '@/lib/storefront-api/send-alone';
import { keepDraft, loadDraft } from '../draft/draft-store';

/** Written down before the first byte: from here on it can only be asked about. False where it waits no more. */
export async function noteLeaving(raffleId: string, key: string): Promise<boolean> {
  const draft = await loadDraft(raffleId);
  if (!draft?.waiting || draft.key !== key) return false;
  if (draft.waiting.hasLeft) return true;
  const kept = await keepDraft(raffleId, {
    ...draft,
    waiting: { ...draft.waiting, hasLeft: true },
  });
  return kept === 'all';
}

/** "No enviar"; false where it may have left already. */
export async function takeBack(raffleId: string): Promise<boolean> {
  return sendAlone(raffleId, async (isAlone) => {
    const draft = isAlone && (await loadDraft(raffleId));
    if (!draft || !draft.waiting || draft.waiting.hasLeft) return false;
    const unsent = { sent: null, boundTo: null, waiting: null, savedAt: Date.now() };
    return (await keepDraft(raffleId, { ...draft, ...unsent })) === 'all';
  });
}
