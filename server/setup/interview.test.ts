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

test('< goes back as often as the owner likes, and an answer leads on to what is missing', async () => {
  const { seen, draft } = await ask({
    name: ['Rifas', '<', 'Rifas Turpial'],
    nit: ['J-41234567-0', '<'],
    city: ['<', 'Maracay'],
    winner: ['corto'],
  });
  expect(seen.slice(0, 7)).toEqual(['name', 'nit', 'city', 'nit', 'name', 'name', 'city']);
  expect(draft.answers).toMatchObject({ name: 'Rifas Turpial', nit: 'J-41234567-0' });
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
