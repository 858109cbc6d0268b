import { brandMark } from './brand-mark';

test('the mark takes the colour asked for and keeps its own others', () => {
  process.env.BRAND_MARK = '<svg><a fill="currentColor"/><a fill="#3b1366"/></svg>';
  const [type, svg = ''] = brandMark('#f6b92b').split(',');
  delete process.env.BRAND_MARK;
  expect(type).toBe('data:image/svg+xml');
  expect(svg).not.toContain('#');
  expect(decodeURIComponent(svg)).toBe('<svg><a fill="#f6b92b"/><a fill="#3b1366"/></svg>');
});
