import { ANSWERS, ask, CTRL_C, setUp } from './setup.test-kit';

test('an owner who errs reads a sentence and is asked again', async () => {
  const { said, draft, isDone } = await ask({
    name: ['', 'Rifas Turpial'],
    winner: 'corto',
    colour: ['bonito', 'f5e'],
  });
  expect(isDone).toBe(true);
  expect(said[0]).toBe('Esta respuesta hace falta.');
  expect(said[1]).toContain('No conozco ese color');
  expect(draft.answers).toMatchObject({ name: 'Rifas Turpial', colour: '#ff55ee', nit: 'none' });
});

test('from an earlier question each one after it comes again, with its answer to change', async () => {
  const { seen, draft } = await ask({
    name: ['Rifas'],
    nit: ['J-41234567-0', 'J-41234567-1'],
    city: ['Maracay', '<', 'Maracay'],
    state: ['<', 'Aragua'],
    winner: ['corto'],
  });
  expect(seen.slice(0, 9)).toEqual([
    ...['name', 'nit', 'city', 'state', 'city', 'nit', 'city', 'state', 'address'],
  ]);
  expect(draft.answers).toMatchObject({ nit: 'J-41234567-1', city: 'Maracay', state: 'Aragua' });
});

test('from a question of the review the owner goes back to the review', async () => {
  const { seen, draft } = await ask({ name: ['Rifas', '<'], winner: 'corto' });
  expect(seen.slice(-3)).toEqual(['review', 'name', 'review']);
  expect(draft.answers.name).toBe('Rifas');
});

test('at the end any answer can be changed, or taken out', async () => {
  const { seen, draft } = await ask({
    name: ['Rifas', 'Turpial'],
    city: ['Maracay', 'ninguno'],
    winner: 'corto',
  });
  expect(seen.slice(-5)).toEqual(['review', 'name', 'review', 'city', 'review']);
  expect(draft.answers).toMatchObject({ name: 'Turpial', city: 'none' });
});

test('Ctrl-C keeps what was answered', async () => {
  const { isDone, saved } = await ask({ name: 'Rifas Turpial', nit: 'J-41234567-0', city: CTRL_C });
  expect(isDone).toBe(false);
  expect(saved.at(-1)).toEqual({ name: 'Rifas Turpial', nit: 'J-41234567-0' });
});

test('a shop that has all answers is only asked what to change', async () => {
  await setUp(ANSWERS);
  const { seen, draft, offered } = await ask({ name: 'Otra' });
  expect(seen).toEqual(['review', 'name', 'review']);
  expect(draft.answers.name).toBe('Otra');
  expect(offered).not.toContainEqual(expect.stringContaining('Token'));
});
