import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const END_WITH_PARENT = path.join(__dirname, 'end-with-parent.js');

export type Command = { args: string[]; env?: NodeJS.ProcessEnv; output?: 'inherit' | 'pipe' };

/** Starts a process group of its own, so that Ctrl-C reaches only the launcher. */
export function startNode({ args, env = {}, output = 'inherit' }: Command): ChildProcess {
  return spawn(process.execPath, ['--require', END_WITH_PARENT, ...args], {
    env: {
      ...process.env,
      ...env,
      LAUNCHER_PID: String(process.pid),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
}
