import { NONE, type Shop } from './shop';

export type Draft = { shop: Shop; answers: Record<string, string> };

export type Question = {
  /** The name among the answers. */
  key: string;
  /** Begins with what it asks for, up to a colon. */
  ask: string;
  example: string;
  options?: Record<string, string>;
  /** Cannot be answered with "none". */
  isNeeded?: true;
  isSecret?: true;
  /** The answer is tried over the network. */
  isTried?: true;
  /** The question that this one is part of. With "none" there, this one is not asked. */
  of?: string;
  /** A sentence if this shop needs no answer. */
  needless?: (draft: Draft) => Promise<string | null>;
  now: (shop: Shop) => string | null;
  read?: (typed: string) => string;
  /** A sentence for the owner if the answer cannot be used. */
  valid: (answer: string, draft: Draft) => string | null | Promise<string | null>;
  write: (answer: string) => {
    settings?: Record<string, string | null>;
    /** Values of `shop.yaml` by their place, such as `profile.name`. */
    words?: [at: string, value: string][];
  };
};

const NOTHING = /^(ningun[oa]|none|nada|no tengo|no|demo)$/i;

/** What the owner means; for nothing typed what the shop has. Empty: the answer is missing. */
export function answerOf({ key, isNeeded, read = String }: Question, typed: string, draft: Draft) {
  const text = typed.trim();
  if (NOTHING.test(text)) return NONE;
  return text ? read(text) : (draft.answers[key] ?? (isNeeded ? '' : NONE));
}

/** What the shop has already is not judged again: `npm run check` does that. */
export async function faultOf(question: Question, answer: string, draft: Draft) {
  if (answer === '' || (answer === NONE && question.isNeeded)) return 'Esta respuesta hace falta.';
  return answer === draft.answers[question.key] ? null : question.valid(answer, draft);
}

export function isAsked({ of }: Question, { answers }: Draft): boolean {
  return of === undefined || (answers[of] ?? NONE) !== NONE;
}

export function isChanged({ key, now }: Question, { answers, shop }: Draft): boolean {
  return answers[key] !== undefined && answers[key] !== now(shop);
}
