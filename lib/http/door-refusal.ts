import type { DoorReason } from '@/lib/raffle/purchase';
import { doorSentences } from '@/lib/raffle/reasons';
import { jsonRefusal } from './answers';

/** Seconds after which it is worth coming back. */
const COME_BACK: Partial<Record<DoorReason, string>> = { busy: '5', unavailable: '5' };

/** A refusal with its own sentence for the visitor unless a better one is given. */
export function doorRefusal(
  reason: DoorReason,
  {
    msg,
    fields,
    headers,
  }: { msg?: string; fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response {
  const seconds = COME_BACK[reason];
  return jsonRefusal(reason, msg ?? doorSentences[reason], {
    headers: { ...(seconds ? { 'Retry-After': seconds } : {}), ...headers },
    body: fields ? { fields } : {},
  });
}
