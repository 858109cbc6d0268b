import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Uses the two files of `deploy/`, without TLS, before one or two instances.
 * @param {{ port: number, shopPorts: number[], clientAddress?: string }} options `clientAddress`: an nginx variable
 */
export async function startNginx({ port, shopPorts, clientAddress = '$remote_addr' }) {
  const servers = shopPorts.map((shopPort) => `\tserver 127.0.0.1:${shopPort} max_fails=0;`);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen ${port};`)
    .replace('listen [::]:80;', '')
    .replace(/(?:^\tserver .*\n)+/m, () => `${servers.join('\n')}\n`)
    .replace('X-Forwarded-For $remote_addr', () => `X-Forwarded-For ${clientAddress}`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const own = folders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const main = (await readFile('deploy/nginx-main.conf', 'utf8'))
    .replace(/^user .*$/m, 'daemon off;')
    .replace('/run/nginx.pid', `${folder}/pid`)
    .replace(/\/var\/log\/nginx\/\S+;/g, 'stderr;')
    .replace(/^\s*include \/etc.*$/gm, '')
    // Without TLS no browser speaks it, and older versions do not know it.
    .replace(/^\s*http2 on;$/m, '')
    .replace(/\}\s*$/, `${own}\n${site}\n}\n`);
  await writeFile(path.join(folder, 'nginx.conf'), main);
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const nginx = spawn('nginx', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    await sleep(100);
  }
  return {
    origin,
    async stop() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
