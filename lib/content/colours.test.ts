import { contrast, unreadable } from './colours';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#123456', '#123456', 1],
])('%s on %s has the contrast that WCAG counts', (text, ground, ratio) => {
  expect(contrast(text, ground)).toBeCloseTo(ratio, 2);
});

const built = { text: '#222222', page: '#ffffff', surface: '#ffffff', link: '#777777' };

test('a background of the shop on which its text is too faint is named, with that text', () => {
  const own = { surface: '#333333' };
  const named = unreadable({ ...built, ...own }, own).map(({ text, ground }) => [text, ground]);
  expect(named).toEqual([
    ['text', 'surface'],
    ['link', 'surface'],
  ]);
});

test('a text colour of the shop is compared with each background it lies on', () => {
  const own = { text: '#777777' };
  const named = unreadable({ ...built, ...own }, own).map(({ text, ground }) => [text, ground]);
  expect(named).toEqual([
    ['text', 'page'],
    ['text', 'surface'],
  ]);
});

test.each([
  ['just dark enough', '#7c7290', []],
  ['just too light', '#9a6c5a', ['page', 'surface']],
])('a colour %s on white', (_, text, grounds) => {
  const own = { text };
  expect(unreadable({ ...built, ...own }, own).map(({ ground }) => ground)).toEqual(grounds);
});

test('a faint colour that the shop did not choose is left alone', () => {
  expect(unreadable(built, {})).toEqual([]);
});
