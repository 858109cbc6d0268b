import { isRaffleId } from '@/lib/raffle/addresses';
import { OWN_NUMBERS } from '@/lib/raffle/own-numbers-key';
import { readOwnPurchases, type OwnPurchase } from '@/lib/raffle/own-purchase';
import { purchasesKey } from './stored-purchases';

export type PhonePurchase = OwnPurchase & { raffleId: string };

/** Rows of a raffle's id and its stored text, as a text that stays equal while nothing changes. */
export function allStoredPurchases(): string {
  try {
    const ids = Object.keys(localStorage)
      .filter((key) => key.startsWith(OWN_NUMBERS))
      .map((key) => key.slice(OWN_NUMBERS.length))
      .filter(isRaffleId);
    return JSON.stringify(ids.sort().map((id) => [id, localStorage.getItem(purchasesKey(id))]));
  } catch {
    return '[]';
  }
}

/** Newest first. */
export function readAllPurchases(stored: string): PhonePurchase[] {
  const rows = JSON.parse(stored) as [raffleId: string, text: string][];
  return rows
    .flatMap(([raffleId, text]) =>
      readOwnPurchases(text).map((purchase) => ({ ...purchase, raffleId })),
    )
    .sort((one, other) => other.boughtAt - one.boughtAt);
}
