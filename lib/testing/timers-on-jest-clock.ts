/** Replaces `node:timers/promises`, which Jest's fake clock does not reach. */
export function setTimeout<Value>(ms?: number, value?: Value): Promise<Value | undefined> {
  return new Promise((resolve) => void globalThis.setTimeout(resolve, ms, value));
}
