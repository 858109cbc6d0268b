import type { SWRConfiguration } from 'swr';

const PAUSE_MS = 5000;
const SPREAD_MS = 3000;

/**
 * What is asked again while somebody looks, for as long as it fails. SWR alone doubles its pauses: after an outage of
 * ten minutes a page that was open all the time would stay without numbers for another twenty.
 */
export const keepTrying: Pick<SWRConfiguration, 'onErrorRetry'> = {
  onErrorRetry: (_error, _key, _config, revalidate, options) => {
    setTimeout(() => void revalidate(options), PAUSE_MS + Math.random() * SPREAD_MS);
  },
};
