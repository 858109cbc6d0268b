import type { SWRConfiguration } from 'swr';

const PAUSE_MS = 5000;
const SPREAD_MS = 3000;

/** By itself, SWR doubles its pauses: after an outage of ten minutes it would wait another twenty. */
export const errorRetry: Pick<SWRConfiguration, 'onErrorRetry'> = {
  onErrorRetry: (_error, _key, _config, revalidate, options) => {
    setTimeout(() => void revalidate(options), PAUSE_MS + Math.random() * SPREAD_MS);
  },
};
