import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { cutList, cutMarkup, cutText, readEach } from './bounds';

jest.mock('@/lib/platform/log/warn-throttled');

const told = () => jest.mocked(warnThrottled).mock.calls.map(([line]) => line);

beforeEach(() => jest.mocked(warnThrottled).mockClear());

test('a cut text or list is logged, one that fits is not', () => {
  cutText('a'.repeat(300), 'word');
  cutList([1, 2, 3], 3);
  expect(told()).toEqual([]);
  cutText('a'.repeat(301), 'word');
  expect(cutList([1, 2, 3, 4], 3)).toEqual([1, 2, 3]);
  expect(told()).toEqual([
    { event: 'admin-text-cut', kind: 'word', most: '300' },
    { event: 'admin-list-cut', most: '3' },
  ]);
});

test.each([
  ['word', 300],
  ['message', 500],
  ['account', 500],
  ['excerpt', 1000],
  ['note', 2000],
  ['description', 20_000],
] as const)(
  'a text for %s has at most %i characters, before its tags four times as many',
  (kind, most) => {
    expect(cutText('a'.repeat(most), kind)).toBe('a'.repeat(most));
    expect(cutText('a'.repeat(most + 1), kind)).toBe(`${'a'.repeat(most - 1)}…`);
    expect(cutMarkup('a'.repeat(4 * most), kind)).toBe('a'.repeat(4 * most));
    expect(cutMarkup('a'.repeat(4 * most + 1), kind)).toBe(`${'a'.repeat(4 * most)}…`);
  },
);

test.each([
  ['in a tag', `${'a'.repeat(1190)}<span style="color:red">b</span>`, 1190],
  ['in a character', `${'a'.repeat(1199)}😀`, 1199],
  ['behind a sign that begins no tag', `1 < ${'a'.repeat(3000)}`, 1200],
])('markup that ends %s is cut before it', (_where, html, kept) => {
  expect(cutMarkup(html, 'word')).toBe(`${html.slice(0, kept)}…`);
});

test('an excerpt is no loss', () => {
  expect(cutText('a'.repeat(1001), 'excerpt')).toBe(`${'a'.repeat(999)}…`);
  expect(told()).toEqual([]);
});

test('an item that cannot be read is left out and logged', () => {
  const read = (item: number) => {
    if (item === 2) throw new Error('odd');
    return item === 3 ? null : [item];
  };
  expect(readEach([1, 2, 3, 4], 'raffle', read)).toEqual([[1], [4]]);
  expect(told()).toEqual([
    { event: 'admin-item-left-out', what: 'raffle', problem: 'Error: odd' },
    { event: 'admin-item-left-out', what: 'raffle', problem: 'incomplete' },
  ]);
});
