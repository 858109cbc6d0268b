import { concernedBy } from './changes';

const ONE = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);

test.each([
  [ONE, `/rifa/${ONE}`, true],
  [ONE, `/rifa/${ONE}?_rsc`, true],
  [ONE, `/api/raffles/${ONE}/tickets?limit=60`, true],
  [ONE, `/api/raffles/${ONE}`, true],
  [ONE, `/rifa/${OTHER}`, false],
  [ONE, `/api/raffles/${OTHER}/tickets?search=${ONE}x`, false],
  [ONE, '/home', true],
  [ONE, '/resultados/2', true],
  [ONE, '/verificar', true],
  ['all', `/rifa/${OTHER}`, true],
  ['all', '/home', true],
])('a change of %s concerns %s: %s', (changed, key, isSo) => {
  expect(concernedBy(changed)(key)).toBe(isSo);
});
