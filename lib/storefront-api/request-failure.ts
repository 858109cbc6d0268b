import type { DoorReason } from '@/lib/raffle/purchase';

const NO_ANSWER = 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.';

/** A question to our own API that got no usable answer. `message` is Spanish, for the visitor. */
export class RequestFailure extends Error {
  readonly reason: DoorReason | 'no-answer';

  constructor(reason: DoorReason | 'no-answer', message = NO_ANSWER, cause?: unknown) {
    super(message, { cause });
    this.name = 'RequestFailure';
    this.reason = reason;
  }
}
