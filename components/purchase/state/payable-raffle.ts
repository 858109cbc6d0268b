import useSWR from 'swr';
import type { Profile } from '@/lib/content/types';
import type { PayableMethod, Raffle } from '@/lib/raffle/types';
import { errorRetry } from '@/lib/storefront-api/error-retry';
import { readJson } from '@/lib/storefront-api/read-json';

export type PayableRaffle = Pick<
  Raffle,
  | 'id'
  | 'name'
  | 'price'
  | 'packs'
  | 'minPerPurchase'
  | 'maxPerPurchase'
  | 'isOpen'
  | 'isPending'
  | 'drawDate'
  | 'readAt'
> & { methods: PayableMethod[] };

/** The shop's facts that the payment shows. */
export type PaymentShop = Pick<Profile, 'currencySymbol' | 'whatsapp'> & {
  /** How soon the shop answers a payment, if it says so. */
  answerTime: string | null;
  /** Whether a winner's address is shown beside the name. */
  publishesAddress: boolean;
};

/** The draw may pass, and the rate may change, while a buyer reads the account. */
const REFRESH_MS = 30_000;

/** The current price, methods and state; those of the page until the answer comes. */
export function useLiveRaffle(raffle: PayableRaffle) {
  const { data, mutate } = useSWR(
    `/api/raffles/${raffle.id}`,
    (address: string) => readJson<{ raffle: PayableRaffle }>(address),
    { ...errorRetry, refreshInterval: REFRESH_MS },
  );
  return { raffle: data?.raffle ?? raffle, refresh: () => mutate() };
}
