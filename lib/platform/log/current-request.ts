import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process-wide';

type RequestMark = { requestId: string; route: string };

const current = processWide('current-request', () => new AsyncLocalStorage<RequestMark>());

export function asRequest<T>(mark: RequestMark, work: () => Promise<T>): Promise<T> {
  return current.run(mark, work);
}

export function currentRequest(): RequestMark | undefined {
  return current.getStore();
}
