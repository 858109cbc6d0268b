import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { Selection } from '@/lib/raffle/selection';
import type { PaymentValues } from '../form/form-values';

/** A purchase that is not over, as it survives the bank's app, a killed browser and a reload. */
export type Draft = {
  /** Idempotency key of the purchase. */
  key: string;
  tickets: Selection;
  values: Partial<PaymentValues>;
  receipt: Blob | null;
  /** What was sent, from the first try on until the answer is final. */
  sent: PurchaseRequest | null;
  /** What the key was last sent with; drafts of earlier builds do not say. */
  boundTo?: PurchaseRequest | null;
  /** Milliseconds since 1970. */
  savedAt: number;
};

/** Another one whenever something kept changes its meaning. A field that is new or gone changes none. */
const VERSION = 2;

/** The first version carried no number, and had cédula and country in fields of the form's own. */
type FirstValues = Record<'idLetter' | 'idDigits' | 'country', string>;

export type StoredDraft = Draft & { version?: number };

export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000;

export function isAlive(draft: Pick<Draft, 'savedAt'>, now: number): boolean {
  return now - draft.savedAt < DRAFT_LIFE_MS;
}

/** The record of a draft. Its picture has one of its own; in those of older builds it may be here. */
export function storedDraft(draft: Draft): StoredDraft {
  return { ...draft, receipt: null, version: VERSION };
}

/** What was kept by this build or another; null when there is nothing to go on with. */
export function readDraft({ version, ...draft }: StoredDraft): Draft | null {
  if (version === VERSION) return draft;
  if (version === undefined) return { ...draft, values: fromFirst(draft.values) };
  // A later build's: its fields may mean something else, but what was sent may be paid and can be asked about.
  return draft.sent ? { ...draft, values: {} } : null;
}

function fromFirst(values: Partial<PaymentValues>): Partial<PaymentValues> {
  const {
    idLetter = 'V',
    idDigits = '',
    country = 'VE',
    ...same
  } = values as typeof values & Partial<FirstValues>;
  return { ...same, nationalId: idLetter + idDigits, phoneCode: country };
}
