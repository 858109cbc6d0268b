import type * as Clack from '@clack/prompts';
import { answerOf, faultOf, isAsked, type Draft, type Question } from './question';
import { QUESTIONS, setAnswer } from './questions';
import { NONE } from './shop';

export type Prompts = Pick<typeof Clack, 'text' | 'password' | 'select' | 'log'>;

const BACK = /^(<|atr[aá]s)$/i;

/**
 * Asks for the answers that are missing, then shows all of them until the owner changes none. False: the owner left.
 */
export async function interview(
  draft: Draft,
  ui: Prompts,
  save: () => Promise<void>,
): Promise<boolean> {
  let back: Question | undefined;
  for (;;) {
    const asked = QUESTIONS.filter((each) => isAsked(each, draft));
    const missing = asked.find(({ key }) => draft.answers[key] === undefined);
    const question = back ?? missing ?? (await review(asked, draft, ui));
    if (typeof question === 'boolean') return question;
    const answer = await askFor(question, draft, ui);
    if (typeof answer === 'symbol') return false;
    const isBack = BACK.test(answer.trim());
    back = isBack ? (asked[asked.indexOf(question) - 1] ?? question) : undefined;
    if (isBack) continue;
    setAnswer(draft, question, answer);
    await save();
  }
}

/** The answer, the word for going back, or the symbol of Ctrl-C. */
async function askFor(question: Question, draft: Draft, ui: Prompts): Promise<string | symbol> {
  const before = draft.answers[question.key];
  const needless = before === undefined && (await question.needless?.(draft));
  if (needless) {
    ui.log.success(needless);
    return NONE;
  }
  for (;;) {
    const typed = await prompt(question, before, ui);
    if (typeof typed === 'symbol' || BACK.test(typed.trim())) return typed;
    const answer = answerOf(question, typed, draft);
    if (question.isTried && answer !== NONE) ui.log.step('La pruebo…');
    const fault = await faultOf(question, answer, draft);
    if (fault === null) return answer;
    ui.log.warn(fault);
  }
}

function prompt(
  { key, ask, example, options, isSecret, isNeeded }: Question,
  before: string | undefined,
  ui: Prompts,
): Promise<string | symbol> {
  if (isSecret) return ui.password({ message: ask });
  if (options) {
    const list = Object.entries({ ...options, '<': 'volver a la anterior' });
    return select(list, { message: ask, initialValue: before, ui });
  }
  const nothing = isNeeded ? '' : `. Enter: ${inWords(key, NONE)}`;
  const now = before ? `. Enter deja: ${inWords(key, before)}` : nothing;
  return ui.text({ message: `${ask}\nPor ejemplo: ${example}${now}` });
}

function inWords(key: string, answer: string): string {
  return answer !== NONE ? answer : key === 'admin' ? 'demo' : 'ninguno';
}

/** The question that the owner wants to change; true if all is right, false if the owner left. */
async function review(asked: Question[], draft: Draft, ui: Prompts): Promise<Question | boolean> {
  const list = asked.flatMap(({ key, ask, isSecret }): [string, string][] => {
    const answer = draft.answers[key];
    if (answer === undefined) return [];
    const words = isSecret && answer !== NONE ? 'guardado' : inWords(key, answer);
    return [[key, `Cambiar ${ask.split(':', 1)[0]}: ${words}`]];
  });
  const message = '¿Todo bien? Con las flechas eliges qué cambiar; Enter confirma.';
  const key = await select([['', 'Sí, así está bien'], ...list], { message, initialValue: '', ui });
  if (typeof key === 'symbol') return false;
  return asked.find((question) => question.key === key) ?? true;
}

type Select = { message: string; initialValue: string | undefined; ui: Prompts };

function select(list: [string, string][], { ui, ...rest }: Select): Promise<string | symbol> {
  const options = list.map(([value, label]) => ({ value, label }));
  return ui.select({ ...rest, options, showInstructions: false });
}
