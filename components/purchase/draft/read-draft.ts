import { VERSION } from '@/lib/offline/outbox/kept-purchase';
import { isObject, readRequest, readTexts, readWaitingMark } from '@/lib/raffle/kept-values';
import { readSelection } from '@/lib/raffle/selection';
import type { Draft } from './draft-store';

/** The first version carried no number, and had cédula and country in fields of the form's own. */
type FirstValues = Record<'idLetter' | 'idDigits' | 'country', string>;

/** What was kept by this build or another; null when there is nothing to go on with. */
export function readDraft(stored: unknown): Draft | null {
  if (!isObject(stored)) return null;
  const { version, key, savedAt, receipt } = stored;
  const hasKey = typeof key === 'string' && key !== '';
  // Without its key it cannot be asked about, and under another it could be registered twice.
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
  // A later build's: its fields may mean something else, but what was sent may be paid and can be asked about.
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
