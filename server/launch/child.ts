import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const END_WITH_PARENT = path.join(__dirname, 'end-with-parent.js');

export type Command = { args: string[]; env?: NodeJS.ProcessEnv };

/** In a process group of its own: Ctrl-C reaches the launcher alone. */
export function startNode({ args, env = {} }: Command): ChildProcess {
  return spawn(process.execPath, ['--require', END_WITH_PARENT, ...args], {
    env: { ...process.env, ...env, LAUNCHER_PID: String(process.pid) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}
