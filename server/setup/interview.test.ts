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

test('< goes back to the question before, as often as the owner likes', async () => {
  const { seen, draft } = await ask({
    name: ['Rifa', 'Rifas Turpial'],
    nit: ['<', 'J-41234567-0'],
    winner: 'corto',
  });
  expect(seen.slice(0, 5)).toEqual(['name', 'nit', 'name', 'nit', 'city']);
  expect(draft.answers).toMatchObject({ name: 'Rifas Turpial', nit: 'J-41234567-0' });
});

test('from an earlier question each one after it comes again, with its answer to change', async () => {
  const { seen, draft } = await ask({
    name: ['Rifas'],
    nit: ['J-41234567-0', 'J-41234567-1'],
    city: ['Maracay', 'Maracay<', 'Maracay'],
    state: ['Aragua<', 'Aragua'],
    winner: ['corto'],
  });
  expect(seen.slice(0, 9)).toEqual([
    ...['name', 'nit', 'city', 'state', 'city', 'nit', 'city', 'state', 'address'],
  ]);
  expect(draft.answers).toMatchObject({ nit: 'J-41234567-1', city: 'Maracay', state: 'Aragua' });
});

test('a second run goes back to what the first one answered', async () => {
  const first = await ask({ name: ['Rifas'], nit: ['J-41234567-0'], city: [CTRL_C] });
  const { seen } = await ask({ city: ['<'], winner: ['corto'] }, first.draft.answers);
  expect(seen.slice(0, 3)).toEqual(['city', 'nit', 'city']);
});

test('from a question of the review the owner goes back to the review', async () => {
  const { seen, draft } = await ask({ name: ['Rifas', '<'], winner: 'corto' });
  expect(seen.slice(-3)).toEqual(['review', 'name', 'review']);
  expect(draft.answers.name).toBe('Rifas');
});

test('at the end any answer can be changed, and an emptied one is none', async () => {
  const { seen, draft } = await ask({
    name: ['Rifas', 'Turpial'],
    city: ['Maracay', ''],
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
