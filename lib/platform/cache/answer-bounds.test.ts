import { beyondBounds } from './answer-bounds';

const answers = [3, 4, 2, 1].map((bytes) => ({ bytes }));
const [, second, third, fourth] = answers;

test.each([
  ['all fit', { entries: 4, bytes: 10 }, []],
  ['there are too many', { entries: 2, bytes: 10 }, [third, fourth]],
  ['they are too large together', { entries: 4, bytes: 6 }, [second, third, fourth]],
])('of answers where %s the newest stay', (_, bounds, beyond) => {
  expect(beyondBounds(answers, bounds)).toEqual(beyond);
});
