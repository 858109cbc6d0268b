import { VERSION } from '@/lib/offline/outbox/kept-purchase';
import { isObject, readRequest, readTexts, readWaitingMark } from '@/lib/raffle/kept-values';
import { readSelection } from '@/lib/raffle/selection';
import type { Draft } from './draft-store';

/** The first version had no version number, and stored cédula and country in separate form fields. */
type FirstValues = Record<'idLetter' | 'idDigits' | 'country', string>;

/** Reads a draft stored by this or another build. Null when there is nothing to continue. */
export function readDraft(stored: unknown): Draft | null {
  if (!isObject(stored)) return null;
  const { version, key, savedAt, receipt } = stored;
  const hasKey = typeof key === 'string' && key !== '';
  // Without its key a sent request cannot be looked up, and with another key it could be registered twice.
  const sent = hasKey ? readRequest(stored.sent) : null;
  const draft: Draft = {
    key: hasKey ? key : '',
    tickets: readSelection(stored.tickets),
    values: readTexts(stored.values),
    receipt: receipt instanceof Blob ? receipt : null,
    sent,
    boundTo: hasKey ? readRequest(stored.boundTo) : null,
    waiting: sent && readWaitingMark(stored.waiting),
    isPastPaying: stored.isPastPaying === true,
    savedAt: typeof savedAt === 'number' ? Math.min(savedAt, Date.now()) : 0,
  };
  if (version === VERSION) return draft;
  if (version === undefined) return { ...draft, values: fromFirst(draft.values) };
  // A later build's fields may mean something else, but a sent request may be paid and can be looked up.
  return sent ? { ...draft, values: {} } : null;
}

function fromFirst(values: Draft['values']): Draft['values'] {
  const {
    idLetter = 'V',
    idDigits = '',
    country = 'VE',
    ...same
  } = values as typeof values & Partial<FirstValues>;
  return { ...same, nationalId: idLetter + idDigits, phoneCode: country };
}
