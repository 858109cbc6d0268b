import { contentSchema } from './schema';

const reasons = (title: number, intro: number) => ({
  reasons: { title: 'x'.repeat(title), intro: 'x'.repeat(intro), list: [] },
});

test.each([
  [80, 400, true],
  [81, 400, false],
  [80, 401, false],
])('a title of %i characters with a text of %i is taken: %s', (title, intro, isTaken) => {
  expect(contentSchema.isValidSync(reasons(title, intro))).toBe(isTaken);
});
