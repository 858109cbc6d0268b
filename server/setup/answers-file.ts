import { parseDocument } from 'yaml';
import { readText } from '@/lib/content/read-text';
import { answerOf, faultOf, isAsked, type Draft } from './question';
import { QUESTIONS, setAnswer } from './questions';
import { SetupError } from './shop';

/** Answers from a file; what it leaves out stays as it is. One sentence for each wrong one. */
export async function answersFrom(file: string, draft: Draft): Promise<void> {
  // All values are texts: a phone that begins with 0 is no number.
  const document = parseDocument(readText(file).text ?? '', { schema: 'failsafe' });
  const given = document.errors.length > 0 ? null : (document.toJS() as unknown);
  if (typeof given !== 'object' || given === null) {
    throw new SetupError(
      `${file} no se puede leer: cada línea dice, por ejemplo, name: Rifas Turpial`,
    );
  }
  const left = new Map(Object.entries(given).map(([key, value]) => [key, String(value)]));
  const faults: string[] = [];
  for (const question of QUESTIONS) {
    const typed = left.get(question.key) ?? '';
    left.delete(question.key);
    if (!isAsked(question, draft)) continue;
    const answer = answerOf(question, typed, draft);
    const fault = await faultOf(question, answer, draft);
    if (fault === null) setAnswer(draft, question, answer);
    else faults.push(`${question.key}: ${fault}`);
  }
  const known = QUESTIONS.map(({ key }) => key).join(', ');
  faults.push(...[...left.keys()].map((key) => `${key}: no es una de las preguntas (${known}).`));
  if (faults.length === 0) return;
  throw new SetupError(['No escribí nada. Corrige estas respuestas:', ...faults].join('\n- '));
}
