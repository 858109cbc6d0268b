import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export async function startRedis(port) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  while (!(await listens(port))) await sleep(50);
  const stop = () => child.kill('SIGKILL');
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    stall: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy()));
    socket.once('error', () => resolve(null));
  });
}
