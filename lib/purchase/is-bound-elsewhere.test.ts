import { keptAttempt } from './kept-attempt.test-kit';
import { isBoundElsewhere } from './bound-keys';

const asked = keptAttempt({ boundTo: 'this' });

test.each([
  ['nothing', null, false],
  ['the same purchase', keptAttempt({ boundTo: 'this', tickets: [] }), false],
  ['another purchase', keptAttempt({ boundTo: 'another' }), true],
])('a key that was first sent with %s is recognised', (_, earlier, isElsewhere) => {
  expect(isBoundElsewhere(earlier, asked)).toBe(isElsewhere);
});
