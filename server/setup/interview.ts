import { NONE, type Draft, type Part } from './question';
import { QUESTIONS } from './questions';
import { kept, isNeeded, settle } from './settle';
import type { Terminal } from './terminal';

/** Asks each question until its answer is right. */
export async function interview(draft: Draft, terminal: Terminal): Promise<void> {
  for (const [index, question] of QUESTIONS.entries()) {
    console.log(`\n${index + 1} de ${QUESTIONS.length} · ${question.title}`);
    console.log(`   ${question.purpose}\n   Ejemplo: ${question.example}`);
    for (const part of question.parts) {
      if (!isNeeded(part, draft)) continue;
      draft.answers[part.key] = await answerOf(part, draft, terminal);
    }
  }
}

async function answerOf(part: Part, draft: Draft, terminal: Terminal): Promise<string> {
  for (;;) {
    const typed = await terminal.ask(labelOf(part, draft), part.isSecret);
    const { answer, fault } = await settle(part, typed, draft);
    if (fault === null) return answer;
    console.log(`   ${fault}`);
  }
}

function labelOf(part: Part, draft: Draft): string {
  const now = kept(part, draft);
  if (now === null) return part.label;
  const isHidden = part.isSecret && now !== NONE;
  return `${part.label} [${isHidden ? 'guardado' : now === NONE ? 'ninguno' : now}]`;
}
