import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playwrightList } from './playwright-list.test-kit';

/** The first of a build fills the shop. */
const FILLING_MS = 180_000;

type Listed = { config: { webServer: { command: string; cwd: string } } };

test(
  'a run starts with the demo shop as it is filled, whatever a killed run left',
  () => {
    const data = mkdtempSync(path.join(tmpdir(), 'killed-run-'));
    writeFileSync(path.join(data, 'admin.db'), 'its raffles');
    writeFileSync(path.join(data, 'left.txt'), '');
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
    expect(readdirSync(data)).toEqual(expect.arrayContaining(['admin.db', 'uploads']));
    expect(readdirSync(data)).not.toContain('left.txt');
    expect(readFileSync(path.join(data, 'admin.db')).subarray(0, 15).toString()).toBe(
      'SQLite format 3',
    );
    rmSync(data, { recursive: true });
  },
  FILLING_MS,
);
