import type { Page, Request } from '@playwright/test';

type Arrival = {
  url: string;
  type: string;
  /** Compressed, as sent over the network. */
  bytes: number;
  mediaType: string;
  encoding: string;
};

/** Records a page's requests in order. Each address counts once, however often it is requested. */
export function watchArrivals(page: Page) {
  const requests = new Map<string, Request>();
  page.on('request', (request) => {
    if (!requests.has(request.url())) requests.set(request.url(), request);
  });
  return { all: () => Promise.all([...requests.values()].map(arrival)) };
}

async function arrival(request: Request): Promise<Arrival> {
  const response = await request.response();
  const headers = (await response?.allHeaders()) ?? {};
  return {
    url: request.url(),
    type: request.resourceType(),
    bytes: (await request.sizes()).responseBodySize,
    mediaType: headers['content-type'] ?? '',
    encoding: headers['content-encoding'] ?? '',
  };
}
