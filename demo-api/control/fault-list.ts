import { randomUUID } from 'node:crypto';

import type { SeenRequest } from './seen-request';

export const faultKinds = [
  'wait',
  'silence',
  'cut-before',
  'cut-after',
  'status',
  'status-after',
  'html',
] as const;

export type Fault = {
  id: string;
  /** The start of the URL path. */
  path: string;
  method: string | null;
  /** Text that the URL or the body must contain. */
  match: string;
  /** `wait` goes on after the caller has left, so that a purchase is registered late. */
  kind: (typeof faultKinds)[number];
  /** The delay before the work of `wait` and after that of `cut-after`, in milliseconds. */
  ms: number;
  /** For `status` and `status-after`. */
  status: number;
  /** The body of that answer. */
  body: unknown;
  /** How many requests it applies to; 0 means until removed. */
  times: number;
};

export class FaultList {
  private faults: Fault[] = [];

  add(fault: Omit<Fault, 'id'>): string {
    const id = randomUUID();
    this.faults.push({ ...fault, id });
    return id;
  }

  /** Returns the first fault that fits this request, and counts it as used. */
  take(request: SeenRequest): Fault | null {
    const fault = this.faults.find((one) => isMeant(one, request));
    if (!fault) return null;
    if (fault.times === 1) this.remove(fault.id);
    else if (fault.times > 1) fault.times -= 1;
    return { ...fault };
  }

  remove(id: string): void {
    this.faults = this.faults.filter((fault) => fault.id !== id);
  }

  clear(): void {
    this.faults = [];
  }
}

function isMeant(fault: Fault, { method, path, body }: SeenRequest): boolean {
  return (
    path.startsWith(fault.path) &&
    (fault.method === null || fault.method === method) &&
    `${path} ${body}`.includes(fault.match)
  );
}
