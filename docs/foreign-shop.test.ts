import { playwrightList } from './playwright-list.test-kit';

/** Lists the stories that the kit would run against a shop that runs already. */
function collected(variables: Record<string, string>, ...files: string[]) {
  const listed = playwrightList({ BASE_URL: 'https://shop.example', ...variables }, ...files);
  return listed.split('\n').filter((line) => line.includes(' › '));
}

/** Each list of all stories costs four seconds of processor time. */
const SOME = ['e2e/smoke/choosing.spec.ts', 'e2e/shell.spec.ts'];

test('a foreign shop gets only stories that look, on each screen', () => {
  const stories = collected({});
  expect(stories.filter((line) => !line.includes('@smoke') || line.includes('@purchase'))).toEqual(
    [],
  );
  for (const screen of ['phone', 'iphone', 'desktop', 'phone-dark', 'desktop-dark']) {
    expect(stories.join('\n')).toContain(`[${screen}] › smoke/pages-open.spec.ts`);
  }
});

test('stories that buy are listed where a raffle is meant for them', () => {
  const stories = collected({ TEST_RAFFLE_ID: '65a1f0c0ffee' }, ...SOME);
  expect(stories.filter((line) => line.includes('@purchase')).length).toBeGreaterThan(0);
  expect(stories.filter((line) => !line.includes('@smoke'))).toEqual([]);
});

test('every story is listed with an admin API to command', () => {
  const stories = collected({ DEMO_API_ORIGIN: 'http://127.0.0.1:4000' }, ...SOME);
  expect(stories.filter((line) => !line.includes('@smoke')).length).toBeGreaterThan(0);
});
