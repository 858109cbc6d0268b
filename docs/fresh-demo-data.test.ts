import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playwrightList } from './playwright-list.test-kit';

type Listed = { config: { webServer: { command: string; cwd: string } } };

test('what a killed run left with its admin API is gone before the shop of the next starts', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'killed-run-'));
  writeFileSync(path.join(data, 'admin.db'), 'its raffles');
  const listed = playwrightList({}, '--reporter=json', 'e2e/shell.spec.ts');
  const { webServer } = (JSON.parse(listed) as Listed).config;
  const instead = webServer.command.replace('server/start.mjs', '--eval 0');
  expect(instead).not.toBe(webServer.command);
  const { status } = spawnSync(instead, {
    shell: true,
    cwd: webServer.cwd,
    env: { ...process.env, DEMO_API_DATA: data },
  });
  expect(status).toBe(0);
  expect(existsSync(data)).toBe(false);
});
