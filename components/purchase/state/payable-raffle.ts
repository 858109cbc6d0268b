import useSWR from 'swr';
import type { Raffle } from '@/lib/raffle/types';
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
  | 'methods'
  | 'isOpen'
  | 'isPending'
  | 'drawDate'
  | 'readAt'
>;

/** The current price, methods and state; those of the page until the answer comes. */
export function useLiveRaffle(raffle: PayableRaffle) {
  const { data, mutate } = useSWR(
    `/api/raffles/${raffle.id}`,
    (address: string) => readJson<{ raffle: PayableRaffle }>(address),
    errorRetry,
  );
  return { raffle: data?.raffle ?? raffle, refresh: () => mutate() };
}
