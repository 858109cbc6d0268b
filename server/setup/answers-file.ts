import { parseDocument } from 'yaml';
import { readText } from '@/lib/content/read-text';
import type { Draft } from './question';
import { QUESTIONS } from './questions';
import { isNeeded, settle } from './settle';
import { SetupError } from './setup-error';

/** Answers from a file; what it leaves out stays as it is. One sentence for each wrong one. */
export async function answersFrom(file: string, draft: Draft): Promise<void> {
  const given = readAnswers(file);
  const known = new Set(QUESTIONS.flatMap(({ parts }) => parts.map(({ key }) => key)));
  const faults = Object.keys(given)
    .filter((key) => !known.has(key))
    .map((key) => `${key}: no es una de las preguntas (${[...known].join(', ')}).`);
  for (const question of QUESTIONS) {
    for (const part of question.parts) {
      if (!isNeeded(part, draft)) continue;
      const { answer, fault } = await settle(part, given[part.key] ?? '', draft);
      if (fault === null) draft.answers[part.key] = answer;
      else faults.push(`${part.key}: ${fault}`);
    }
  }
  if (faults.length > 0) {
    throw new SetupError(['No escribí nada. Corrige estas respuestas:', ...faults].join('\n- '));
  }
}

/** All values are texts: a phone that begins with 0 is no number. */
function readAnswers(file: string): Record<string, string> {
  const { text, problem } = readText(file);
  if (text === null) throw new SetupError(problem ?? `No hay ningún archivo ${file}.`);
  const document = parseDocument(text, { schema: 'failsafe' });
  const answers: unknown = document.toJS();
  if (document.errors.length > 0 || typeof answers !== 'object' || answers === null) {
    throw new SetupError(
      `${file} no se puede leer: cada línea dice, por ejemplo, name: Rifas Turpial`,
    );
  }
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  );
}
