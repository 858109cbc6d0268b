import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { passOnAsJson } from './json-lines';

const END_WITH_PARENT = path.join(__dirname, 'end-with-parent.js');

export type Command = { args: string[]; env?: NodeJS.ProcessEnv; isLoggedAsJson?: boolean };

/** Starts a process group of its own, so that Ctrl-C reaches only the launcher. */
export function startNode({ args, env = {}, isLoggedAsJson }: Command): ChildProcess {
  const output = isLoggedAsJson ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, ['--require', END_WITH_PARENT, ...args], {
    env: { ...process.env, ...env, LAUNCHER_PID: String(process.pid) },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  if (isLoggedAsJson) passOnAsJson(child);
  return child;
}
