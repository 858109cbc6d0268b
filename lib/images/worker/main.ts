import { setPriority } from 'node:os';
import { tasks, type TaskAnswer, type TaskMessage } from './tasks';

const WORN_BYTES = 170 * 1024 * 1024;

// Pages and purchases take priority over pictures.
setPriority(5);

process.on('message', (message: TaskMessage) => {
  void run(message).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');

async function run({ kind, asked }: TaskMessage): Promise<TaskAnswer> {
  try {
    const made = await tasks[kind](asked as never);
    return { ok: true, made, isWorn: process.memoryUsage.rss() > WORN_BYTES };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
