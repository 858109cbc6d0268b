import { normal, type Draft, type Part } from './question';
import { QUESTIONS } from './questions';

type Settled = { answer: string; fault: null } | { answer: null; fault: string };

/** What Enter means; null where the answer is needed. */
export function kept(part: Part, { shop }: Draft): string | null {
  return part.now(shop) ?? part.usual ?? null;
}

/** What the shop already has is not judged again: `npm run check` does that. */
export async function settle(part: Part, typed: string, draft: Draft): Promise<Settled> {
  const answer = normal(typed) || kept(part, draft);
  if (answer === null) return { answer, fault: `${part.label}: esta respuesta hace falta.` };
  const fault = isKept(part, answer, draft) ? null : await part.fault(answer, draft);
  return fault === null ? { answer, fault } : { answer: null, fault };
}

function isKept(part: Part, answer: string, { shop }: Draft): boolean {
  return part.now(shop) === answer;
}

/** An answer may make the next part needless. */
export function isNeeded({ isAsked }: Part, draft: Draft): boolean {
  return isAsked?.(draft) ?? true;
}

/** Parts with an answer that the shop does not have yet. */
export function changedParts(draft: Draft): Part[] {
  return QUESTIONS.flatMap(({ parts }) => parts).filter((part) => {
    const answer = draft.answers[part.key];
    return answer !== undefined && !isKept(part, answer, draft);
  });
}
