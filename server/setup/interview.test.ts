import { interview, type Prompts } from './interview';
import { draftOf, QUESTIONS } from './questions';
import { ANSWERS, folder, setUp } from './setup.test-kit';
import { readShop } from './shop';

const CTRL_C = Symbol('cancel');

type Typed = string | typeof CTRL_C;

/** Types each answer to the question of that key, in turn. Enter for all others. */
async function ask(typed: Record<string, Typed[]>, answers: Record<string, string> = {}) {
  const draft = draftOf(readShop(folder));
  Object.assign(draft.answers, answers);
  const seen: string[] = [];
  const said: string[] = [];
  const type = ({ message }: { message: string }): Promise<Typed> => {
    const question = QUESTIONS.find((each) => message.startsWith(each.ask));
    seen.push(question?.key ?? 'review');
    return Promise.resolve(typed[question?.key ?? 'review']?.shift() ?? '');
  };
  const say = (sentence?: string) => said.push(sentence ?? '');
  const ui = {
    ...{ text: type, password: type, select: type },
    log: { warn: say, success: say, step: say },
  } as unknown as Prompts;
  const saved: object[] = [];
  const isDone = await interview(draft, ui, () => {
    saved.push({ ...draft.answers });
    return Promise.resolve();
  });
  return { isDone, seen, said, saved, answers: draft.answers };
}

test('an owner who errs is told so and asked again', async () => {
  const { said, answers, isDone } = await ask({
    name: ['', 'Rifas Turpial'],
    winner: ['corto'],
    colour: ['bonito', 'f5e'],
  });
  expect(isDone).toBe(true);
  expect(said[0]).toBe('Esta respuesta hace falta.');
  expect(said[1]).toContain('No conozco ese color');
  expect(answers).toMatchObject({ name: 'Rifas Turpial', colour: '#ff55ee', nit: 'none' });
});

test('< goes back to the question before, as often as the owner likes', async () => {
  const { seen, answers } = await ask({
    name: ['Rifa', 'Rifas Turpial'],
    nit: ['<', 'J-1'],
    winner: ['corto'],
  });
  expect(seen.slice(0, 5)).toEqual(['name', 'nit', 'name', 'nit', 'city']);
  expect(answers).toMatchObject({ name: 'Rifas Turpial', nit: 'J-1' });
});

test('from an earlier question each one after it comes again, with its answer to change', async () => {
  const { seen, answers } = await ask({
    name: ['Rifas'],
    nit: ['J-1', 'J-2'],
    city: ['Maracay', 'Maracay<', 'Maracay'],
    state: ['Aragua<', 'Aragua'],
    winner: ['corto'],
  });
  expect(seen.slice(0, 9)).toEqual([
    ...['name', 'nit', 'city', 'state', 'city', 'nit', 'city', 'state', 'address'],
  ]);
  expect(answers).toMatchObject({ nit: 'J-2', city: 'Maracay', state: 'Aragua' });
});

test('a second run goes back to what the first one answered', async () => {
  const first = await ask({ name: ['Rifas'], nit: ['J-1'], city: [CTRL_C] });
  const { seen } = await ask({ city: ['<'], winner: ['corto'] }, first.answers);
  expect(seen.slice(0, 3)).toEqual(['city', 'nit', 'city']);
});

test('from a question of the review the owner goes back to the review', async () => {
  const typed = { name: ['Rifas', '<'], winner: ['corto'] };
  const { seen, answers } = await ask({ ...typed, review: ['name', ''] });
  expect(seen.slice(-3)).toEqual(['review', 'name', 'review']);
  expect(answers.name).toBe('Rifas');
});

test('at the end any answer can be changed, and an emptied one is none', async () => {
  const typed = { name: ['Rifas', 'Turpial'], city: ['Maracay', ''], winner: ['corto'] };
  const { seen, answers } = await ask({ ...typed, review: ['name', 'city', ''] });
  expect(seen.slice(-5)).toEqual(['review', 'name', 'review', 'city', 'review']);
  expect(answers).toMatchObject({ name: 'Turpial', city: 'none' });
});

test('Ctrl-C keeps what was answered, and the next run goes on from there', async () => {
  const first = await ask({ name: ['Rifas Turpial'], nit: ['J-1'], city: [CTRL_C] });
  expect(first.isDone).toBe(false);
  expect(first.saved.at(-1)).toEqual({ name: 'Rifas Turpial', nit: 'J-1' });
  const second = await ask({ winner: ['corto'] }, first.answers);
  expect([second.isDone, second.seen[0]]).toEqual([true, 'city']);
});

test('a shop that has all answers is only asked what to change', async () => {
  await setUp(ANSWERS);
  const { seen, answers } = await ask({ review: ['name', ''], name: ['Otra'] });
  expect(seen).toEqual(['review', 'name', 'review']);
  expect(answers.name).toBe('Otra');
});
