import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { folderOfTest } from '@/lib/testing/folder-of-test';

const DEPLOY = path.join(__dirname, '..', 'deploy');
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

const folder = folderOfTest();

/** Returns the verdict of the tool. On a machine without it, reports that this was not tested. */
function judge(tool: string, args: string[], env: Record<string, string> = {}): string {
  const { error, status, stdout, stderr } = spawnSync(tool, args, {
    encoding: 'utf8',
    env: { ...ENV, ...env },
  });
  if (error) {
    if (process.env.CI) throw new Error(`${tool} is not installed.`);
    process.stderr.write(`NOT TESTED: deploy/ by ${tool} (it is not installed).\n`);
    return 'right';
  }
  return status === 0 ? 'right' : stdout + stderr;
}

/** Debian 12 has nginx 1.22, which knows HTTP/2 only as a word of `listen`. */
function hasHttp2Line(): boolean {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8', env: ENV });
  const [, major = 0, minor = 0] = (/\/(\d+)\.(\d+)/.exec(stderr ?? '') ?? []).map(Number);
  return major > 1 || minor > 25;
}

test('nginx takes its main file with the site', () => {
  const main = path.join(folder(), 'nginx.conf');
  const text = readFileSync(path.join(DEPLOY, 'nginx-main.conf'), 'utf8')
    .replace('/run/nginx.pid', `${folder()}/pid`)
    .replace('/var/log/nginx/error.log', 'stderr')
    .replace('/etc/nginx/sites-enabled/*', path.join(DEPLOY, 'nginx.conf'))
    .replace(/^\thttp2 on;$/m, hasHttp2Line() ? '$&' : '')
    // The machine may lack these files.
    .replace(/^\s*include \/etc.*$/gm, '');
  writeFileSync(main, text);
  expect(judge('nginx', ['-t', '-q', '-p', folder(), '-c', main])).toBe('right');
});

test('nginx speaks HTTP/2 to browsers', () => {
  expect(readFileSync(path.join(DEPLOY, 'nginx-main.conf'), 'utf8')).toMatch(/^\thttp2 on;$/m);
});

test('nginx takes no instance for dead, closes idle connections first and repeats no purchase', () => {
  const site = readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8');
  expect(site.match(/^\tserver .*$/gm)).toEqual([
    '\tserver 127.0.0.1:3001 max_fails=0;',
    '\tserver 127.0.0.1:3002 max_fails=0;',
  ]);
  expect(site).not.toContain('non_idempotent');
  expect(site).toContain('X-Forwarded-For $remote_addr;');
});

test.each<[string, string, RegExp]>([
  ['more connections than it', 'nginx-main.conf', /^\tworker_connections 8192;$/m],
  ['open files for them', 'nginx-main.conf', /^worker_rlimit_nofile 20000;$/m],
  ['little time for its headers', 'nginx.conf', /^\tclient_header_timeout 10s;$/m],
  ['no memory of it afterwards', 'nginx.conf', /^\treset_timedout_connection on;$/m],
  ['its own number', 'nginx.conf', /^limit_conn_zone \$binary_remote_addr zone=visitors:10m;$/m],
  ['so many at once', 'nginx.conf', /^\tlimit_conn visitors 400;$/m],
  ['little time at Caddy', 'Caddyfile', /^\t+read_header 10s$/m],
  ['no upload at the shop', 'nginx.conf', /^\tproxy_request_buffering on;$/m],
  ['no upload of Caddy either', 'Caddyfile', /^\t\t\{\$REQUEST_BUFFERS:buffer_requests\}$/m],
  ['no way past the proxy', 'shop@.service', /^Environment=.* LISTEN_HOST=127\.0\.0\.1 /m],
])('nothing that one address leaves unfinished closes the shop: %s', (_what, file, line) => {
  expect(readFileSync(path.join(DEPLOY, file), 'utf8')).toMatch(line);
});

test.each<Record<string, string>>([{}, { SHOP_1: '127.0.0.1:3001', SHOP_2: '127.0.0.1:3002' }])(
  'Caddy takes its file, instances %j',
  (shops) => {
    const file = path.join(DEPLOY, 'Caddyfile');
    const args = ['adapt', '--config', file, '--adapter', 'caddyfile'];
    expect(judge('caddy', args, { HOME: folder(), SITE_HOST: 'localhost', ...shops })).toBe(
      'right',
    );
  },
);

test('no log of a proxy names a request, whose address may be a private ticket', () => {
  const [nginx, caddy] = ['nginx-main.conf', 'Caddyfile'].map((file) =>
    readFileSync(path.join(DEPLOY, file), 'utf8'),
  );
  expect(nginx).toMatch(/^\taccess_log off;$/m);
  expect(nginx).toMatch(/^\terror_log \S+ crit;$/m);
  expect(caddy).toMatch(/^\tlog \{\n\t\texclude http\.log\.error\n\t\}$/m);
});

test('a link by http leads to https by 301, which every crawler follows', () => {
  const file = readFileSync(path.join(DEPLOY, 'Caddyfile'), 'utf8');
  expect(file).toMatch(/^\tauto_https disable_redirects$/m);
  expect(file).toMatch(/^http:\/\/ \{\n\tredir https:\/\/\{host\}\{uri\} 301\n\}$/m);
});

test('systemd takes the unit', () => {
  const unit = path.join(folder(), 'shop@3001.service');
  copyFileSync(path.join(DEPLOY, 'shop@.service'), unit);
  const node = `ExecStart=${process.execPath} server/start.mjs`;
  // Its files are where a person installed them.
  const text = readFileSync(unit, 'utf8').replace(/^ExecStart=.*$/m, node);
  writeFileSync(unit, text);
  expect(judge('systemd-analyze', ['verify', '--recursive-errors=no', unit])).toBe('right');
});

/** A folder like https://nodejs.org/dist, with a Node for each kind of machine. */
function nodeDist(): { origin: string; archives: string[] } {
  const release = path.join(folder(), 'latest-v24.x');
  mkdirSync(release);
  const archives = ['arm64', 'x64'].map((machine) => {
    const name = `node-v24.21.0-linux-${machine}`;
    mkdirSync(path.join(folder(), name, 'bin'), { recursive: true });
    writeFileSync(path.join(folder(), name, 'bin', 'node'), 'Node 24');
    const archive = path.join(release, `${name}.tar.xz`);
    expect(judge('tar', ['-cJf', archive, '-C', folder(), name])).toBe('right');
    return archive;
  });
  const sums = archives.map((archive) => {
    const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
    return `${hash}  ${path.basename(archive)}\n`;
  });
  const others = `${'0'.repeat(64)}  node-v24.21.0-linux-x64.tar.gz\n`;
  writeFileSync(path.join(release, 'SHASUMS256.txt'), others + sums.join(''));
  return { origin: `file://${folder()}`, archives };
}

test('Node is installed from nodejs.org', () => {
  const { origin } = nodeDist();
  const target = mkdtempSync(path.join(folder(), 'local-'));
  const script = path.join(DEPLOY, 'install-node.sh');
  expect(judge(script, [target], { NODE_DIST: origin })).toBe('right');
  expect(readFileSync(path.join(target, 'bin/node'), 'utf8')).toBe('Node 24');
});

test('a Node with another checksum is not installed', () => {
  const { origin, archives } = nodeDist();
  const target = mkdtempSync(path.join(folder(), 'local-'));
  for (const archive of archives) appendFileSync(archive, 'more');
  const script = path.join(DEPLOY, 'install-node.sh');
  expect(judge(script, [target], { NODE_DIST: origin })).toMatch(/FAILED/);
  expect(readdirSync(target)).toEqual([]);
});
