import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../dist/server/launch/free-port.js';

// The same as in deploy/nginx.conf.
const SOON = 'ssl_buffer_size 4k; http2_chunk_size 4k;';
const TLS = `ssl_protocols TLSv1.2 TLSv1.3; ssl_certificate cert.pem; ssl_certificate_key key.pem; ${SOON}`;

/** @param {string[]} origins @returns a port for each origin */
export async function startTlsProxy(origins) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  const ports = [];
  while (ports.length < origins.length) ports.push(await freePort());
  makeCertificate(folder);
  const config = configOf(origins, ports);
  await writeFile(path.join(folder, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exit = once(nginx, 'exit');
  const isOver = exit.then(([code]) => {
    throw new Error(`nginx ended (${code})`);
  });
  await Promise.race([isOver, Promise.all(ports.map(untilOpen))]);
  isOver.catch(() => {});
  return {
    ports,
    async stop() {
      nginx.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', 'key.pem', '-out', 'cert.pem'];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, ...files], {
    cwd: folder,
    stdio: 'ignore',
  });
}

function configOf(origins, ports) {
  const servers = origins.map(
    (origin, index) => `server {
      listen 127.0.0.1:${ports[index]} ssl http2;
      ${TLS}
      location / {
        proxy_pass ${origin};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
      }
    }`,
  );
  return `
  daemon off;
  # Its workers would be another user's, who may not enter the folder.
  master_process off;
  pid nginx.pid;
  events {}
  http {
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    ${servers.join('\n')}
  }`;
}

async function untilOpen(port) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
}
