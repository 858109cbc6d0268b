import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const MOST_LINES = 20;

/** The repository's own nginx site with other ports; visitors are told apart by the address they claim. */
export async function startFront(port, instances) {
  const folder = await mkdtemp(path.join(tmpdir(), 'roll-nginx-'));
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('127.0.0.1:3001', `127.0.0.1:${instances[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${instances[1]}`)
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for');
  const files = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; events { worker_connections 4096; } http { access_log off; ${files.join(' ')} ${site} }`,
  );
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const nginx = spawn('nginx', args, { env, stdio: ['ignore', 'inherit', 'pipe'] });
  const said = [];
  createInterface({ input: nginx.stderr }).on('line', (line) => {
    // The other instance covers for this.
    if (!line.includes('Connection refused')) said.push(line);
  });
  return {
    said: () => said.slice(0, MOST_LINES).join('\n'),
    async stop() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
