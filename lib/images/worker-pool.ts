import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TaskInput, Made, TaskAnswer, TaskKind, TaskMessage } from './worker/tasks';
import path from 'node:path';

export type WorkerFailure = {
  ok: false;
  /** `broke-off`: the process ended for a reason other than the picture. */
  reason: 'unreadable' | 'too-costly' | 'broke-off';
  problem: string;
};

type WorkerAnswer<T = unknown> = { ok: true; made: T; isWorn: boolean } | WorkerFailure;

/** Sent from outside, for example when the machine is out of memory. */
const FOREIGN_SIGNALS: (string | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/** Milliseconds. */
type Limits = {
  start: number;
  task: number;
  idle: number;
};

type Idle = { worker: ChildProcess; end: NodeJS.Timeout };

/** Each process runs one task at a time, so a picture that kills its process affects no other task. */
export function createWorkerPool(start: () => ChildProcess, limits: Limits) {
  const idle: Idle[] = [];

  async function run<Kind extends TaskKind>(
    kind: Kind,
    asked: TaskInput<Kind>,
  ): Promise<WorkerAnswer<Made<Kind>>> {
    const worker = takeIdle() ?? (await startNew());
    if (!worker) return { ok: false, reason: 'broke-off', problem: 'the process did not start' };
    const answer = await askWorker(worker, { kind, asked } as TaskMessage, limits.task);
    // After a failure its memory state is unknown, and only killing the process reliably stops a decoder.
    if (answer.ok && !answer.isWorn) keep(worker);
    else worker.kill('SIGKILL');
    return answer as WorkerAnswer<Made<Kind>>;
  }

  function takeIdle(): ChildProcess | null {
    for (;;) {
      const last = idle.pop();
      if (!last) return null;
      clearTimeout(last.end);
      if (last.worker.connected) return last.worker;
    }
  }

  function keep(worker: ChildProcess): void {
    const kept = { worker, end: setTimeout(() => forget(kept), limits.idle) };
    kept.end.unref();
    idle.push(kept);
  }

  function forget(kept: Idle): void {
    idle.splice(idle.indexOf(kept), 1);
    kept.worker.kill('SIGKILL');
  }

  async function startNew(): Promise<ChildProcess | null> {
    const worker = start();
    worker.on('error', () => undefined);
    worker.unref();
    worker.channel?.unref();
    if (await isReady(worker, limits.start)) return worker;
    worker.kill('SIGKILL');
    return null;
  }

  return { run };
}

async function isReady(worker: ChildProcess, patienceMs: number): Promise<boolean> {
  const over = AbortSignal.timeout(patienceMs);
  const heard = once(worker, 'message', { signal: over }).then(() => true);
  const ended = once(worker, 'exit', { signal: over }).then(() => false);
  return Promise.race([heard, ended]).catch(() => false);
}

function askWorker(
  worker: ChildProcess,
  message: TaskMessage,
  deadlineMs: number,
): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    const finish = (answer: WorkerAnswer) => {
      clearTimeout(deadline);
      worker.off('message', onMessage).off('exit', onExit);
      resolve(answer);
    };
    const onMessage = (answer: TaskAnswer) =>
      finish(answer.ok ? answer : { ...answer, reason: 'unreadable' });
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      finish({
        ok: false,
        reason: FOREIGN_SIGNALS.includes(signal) ? 'broke-off' : 'too-costly',
        problem: `the process ended with ${signal ?? `code ${code}`}`,
      });
    const late = {
      ok: false,
      reason: 'too-costly',
      problem: `not done in ${deadlineMs} ms`,
    } as const;
    const deadline = setTimeout(finish, deadlineMs, late);
    worker.once('message', onMessage).once('exit', onExit);
    worker.send(message, () => undefined);
  });
}

const HEAP_MB = 64;
/** For `ulimit -d`, not `-v`: V8 and libvips reserve a gigabyte of address space that they never use. */
const MEMORY_MB = 384;

/** From Node 24 on, V8 reserves 512 MB as data for compiled code, which alone is more than the limit. */
const INTERPRETED = Number.parseInt(process.versions.node) < 24 ? [] : ['--jitless'];

/** Frees a picture's memory before the next one: after forty, 130 MB remain instead of 230. */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  UV_THREADPOOL_SIZE: '2',
};

/** Excludes the shop's secrets, because pictures may be hostile. */
const VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'];

const LIMITED = `ulimit -d ${MEMORY_MB * 1024} 2>/dev/null; exec "$@"`;

export function startPictureWorker(): ChildProcess {
  const main = path.join(process.cwd(), 'dist', 'lib', 'images', 'worker', 'main.js');
  const heap = `--max-old-space-size=${HEAP_MB}`;
  const node = [process.execPath, ...INTERPRETED, heap, main] as const;
  const [command, ...args] =
    process.platform === 'linux' ? (['/bin/sh', '-c', LIMITED, 'sh', ...node] as const) : node;
  const given = VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return spawn(command, args, {
    env: { ...Object.fromEntries(given), ...ALLOCATOR, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    detached: true,
  });
}
