import { sendAlone } from '@/lib/storefront-api/send-alone';
import {
  trySending,
  type Transport,
  type Tried,
  type WaitingPurchase,
} from '@/lib/storefront-api/try-sending';
import { noteEnd, noteLeaving, notePause, readAttemptRecord } from './attempt-record';

/** `isNetworkBack`: the network has just returned. */
export type TryOptions = { isNetworkBack: boolean };

/** Tries once without a tap, if no other tab or worker is doing so. Does not ask again for an end that another heard. */
export async function tryKept(
  purchase: WaitingPurchase,
  transport: Transport,
  { isNetworkBack }: TryOptions = { isNetworkBack: false },
): Promise<Tried> {
  return sendAlone<Tried>(purchase.raffleId, async (isAlone) => {
    if (!isAlone) return { kind: 'wait' };
    const record = await readAttemptRecord(purchase).catch(() => null);
    if (record?.end) return record.end;
    const waiting = record ? { ...purchase.waiting, hasLeft: true } : purchase.waiting;
    // Another network may bypass what answered on the last one.
    const isPaused =
      !isNetworkBack && record?.pause !== undefined && Date.now() < record.pause.until;
    const leave = async () => !isPaused && noteLeaving(purchase);
    const tried = await trySending({ ...purchase, waiting }, transport, leave);
    if (tried.kind !== 'wait') await noteEnd(purchase, tried);
    else if (tried.foreign) await notePause(purchase, tried.foreign, record?.pause);
    return tried;
  });
}
