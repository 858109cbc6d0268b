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
  /** What the URL path begins with. */
  path: string;
  method: string | null;
  /** What must occur in URL or body. */
  match: string;
  kind: (typeof faultKinds)[number];
  /** Before the work of `wait` and after that of `cut-after`, in milliseconds. */
  ms: number;
  /** For `status` and `status-after`. */
  status: number;
  /** What is answered with it. */
  body: unknown;
  /** How often; 0 means until removed. */
  times: number;
};

export class FaultList {
  private faults: Fault[] = [];

  add(fault: Omit<Fault, 'id'>): string {
    const id = randomUUID();
    this.faults.push({ ...fault, id });
    return id;
  }

  /** The first fault meant for this request; one that was for a single request is used up. */
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
