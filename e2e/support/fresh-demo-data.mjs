import { spawn } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const HOUR_MS = 3_600_000;
const FILLED = 'dist/filled-demo-data';

/** Imported before a run's shop starts, because a killed run leaves its raffles behind. */
const data = process.env.DEMO_API_DATA;
if (!data) throw new Error('DEMO_API_DATA is not set');
rmSync(data, { recursive: true, force: true });
if (!isCurrent()) await fill();
cpSync(FILLED, data, { recursive: true });

/** Draws are some days after the filling, and another build may fill the shop differently. */
function isCurrent() {
  if (!existsSync(FILLED)) return false;
  const { mtimeMs } = statSync(FILLED);
  return mtimeMs > statSync('dist/.tsbuildinfo').mtimeMs && mtimeMs > Date.now() - 12 * HOUR_MS;
}

/** Takes a dozen seconds, because of a million tickets. */
async function fill() {
  const half = `${FILLED}-${process.pid}`;
  const args = ['dist/demo-api/main.js', '--port', '0', '--data', half];
  const demo = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(demo, 'exit');
  for await (const line of createInterface({ input: demo.stdout })) {
    if (line.includes('listening')) demo.kill('SIGTERM');
  }
  await ended;
  rmSync(FILLED, { recursive: true, force: true });
  renameSync(half, FILLED);
}
