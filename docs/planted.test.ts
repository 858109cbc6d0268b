import { spawnSync } from 'node:child_process';

test('each planted bug still finds its place, once, and the tests that are there to catch it', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['e2e/planted/main.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d{3} bugs, 0 whose place has changed\n$/);
});
