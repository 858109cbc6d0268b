import { readAttemptRecord } from '@/lib/offline/outbox/attempt-record';
import type { Waiting } from '@/lib/raffle/outbox';
import { sendAlone } from '@/lib/storefront-api/send-alone';
import { keepDraft, loadDraft } from '../draft/draft-store';

/** The "No enviar" action. False if the payment may have been sent already. */
export async function takeBack(raffleId: string): Promise<boolean> {
  return sendAlone(raffleId, async (isAlone) => {
    const draft = isAlone && (await loadDraft(raffleId));
    if (!draft || !draft.waiting || (await hasLeft(raffleId, draft.key, draft.waiting)))
      return false;
    const unsent = { sent: null, boundTo: null, waiting: null, savedAt: Date.now() };
    return (await keepDraft(raffleId, { ...draft, ...unsent })) === 'all';
  });
}

/** Reads the record of the attempt too, because an open payment still holds its draft as it was at the tap. */
export async function hasLeft(raffleId: string, key: string, waiting: Waiting): Promise<boolean> {
  if (waiting.hasLeft) return true;
  return readAttemptRecord({ raffleId, key, waiting }).then(Boolean, () => true);
}
