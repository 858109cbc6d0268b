import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Runs a script of package.json and prints each of its lines after the name of the part.
 * @param {string} name
 * @param {string[]} script with its arguments
 */
export async function runPart(name, script) {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', ...script], {
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = [child.stdout, child.stderr].map(async (input) => {
    for await (const line of createInterface({ input })) console.log(`${name} │ ${line}`);
  });
  const [[code]] = await Promise.all([once(child, 'close'), ...outputs]);
  return { passed: code === 0, seconds: Math.round((performance.now() - began) / 1000) };
}
