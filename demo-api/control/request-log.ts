import type { SeenRequest } from './seen-request';

const MOST_KEPT = 5000;

export class RequestLog {
  private requests: SeenRequest[] = [];

  add(request: SeenRequest): void {
    this.requests.push(request);
    if (this.requests.length > MOST_KEPT) this.requests.shift();
  }

  find(match = ''): SeenRequest[] {
    return this.requests.filter(({ path, body }) => `${path} ${body}`.includes(match));
  }

  clear(): void {
    this.requests = [];
  }
}
