import 'server-only';
import type { ChildProcess } from 'node:child_process';
import { askWorker, isReady, type WorkerAnswer } from './ask-worker';
import type { Asked, Made, TaskKind, TaskMessage } from './worker/tasks';

/** Milliseconds. */
type Limits = {
  start: number;
  task: number;
  idle: number;
};

type Idle = { worker: ChildProcess; end: NodeJS.Timeout };

/** One task per process, so that a picture that ends its process ends no other task. */
export function createWorkerPool(start: () => ChildProcess, limits: Limits) {
  const idle: Idle[] = [];

  async function run<Kind extends TaskKind>(
    kind: Kind,
    asked: Asked<Kind>,
  ): Promise<WorkerAnswer<Made<Kind>>> {
    const worker = takeIdle() ?? (await startNew());
    if (!worker) return { ok: false, reason: 'broke-off', problem: 'the process did not start' };
    const answer = await askWorker(worker, { kind, asked } as TaskMessage, limits.task);
    // After a failure its memory is unknown, and only ending the process surely stops a decoder.
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
