import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/lib/testing/free-port';
import { until } from '@/lib/testing/until';

const DEPLOY = path.join(__dirname, '..', 'deploy');
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** An instance of one build: it has that build's script, and a health page. */
function startInstance(build: string, port: number): Server {
  return createServer(({ url }, response) => {
    const hasIt = url === '/api/health' || url === `/_next/static/${build}.js` || url === '/rifa/1';
    response.writeHead(hasIt ? 200 : 404).end(hasIt ? build : 'missing');
  }).listen(port, '127.0.0.1');
}

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

type Start = (
  folder: string,
  port: number,
  shops: number[],
) => ChildProcess | Promise<ChildProcess>;

const startNginx: Start = (folder, port, [one, other]) => {
  const site = readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${other}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const main = `daemon off; master_process off; pid pid; events {} http { access_log off; ${temporary.join(' ')} ${site} }`;
  writeFileSync(path.join(folder, 'nginx.conf'), main);
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  return spawn('nginx', args, { env: ENV, stdio: 'ignore' });
};

const startCaddy: Start = async (folder, port, [one, other]) => {
  const ownPort = `\tadmin off\n\thttp_port ${await freePort()}\n\tauto_https`;
  const file = path.join(folder, 'Caddyfile');
  const text = readFileSync(path.join(DEPLOY, 'Caddyfile'), 'utf8');
  writeFileSync(file, text.replace('\tauto_https', ownPort));
  const shops = { SHOP_1: `127.0.0.1:${one}`, SHOP_2: `127.0.0.1:${other}` };
  const env = { ...ENV, HOME: folder, SITE_HOST: `http://127.0.0.1:${port}`, ...shops };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return spawn('caddy', args, { env, stdio: 'ignore' });
};

test.each<[string, Start]>([
  ['nginx', startNginx],
  ['caddy', startCaddy],
])('behind %s every page of a rolling update gets its scripts', async (tool, start) => {
  if (spawnSync(tool, ['-h'], { env: ENV }).error) {
    if (process.env.CI) throw new Error(`${tool} is not installed.`);
    process.stderr.write(`NOT TESTED: a rolling update behind ${tool} (it is not installed).\n`);
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'rolling-update-'));
  const [port, ...shops] = [await freePort(), await freePort(), await freePort()];
  const [earlier, later] = ['earlier', 'later'].map((build, at) =>
    startInstance(build, shops[at]!),
  );
  const proxy = await start(folder, port, shops);
  ends.push(() => {
    for (const server of [earlier, later]) server?.close().closeAllConnections();
    proxy.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const get = async (asked: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${asked}`, {
      headers: { host: 'rifas.example.com' },
    });
    return `${answer.status} ${await answer.text()}`;
  };
  await until(() =>
    get('/rifa/1').then(
      () => true,
      () => false,
    ),
  );

  const asked = ['earlier', 'later', 'none'].flatMap((name) => Array<string>(6).fill(name));
  const answers = await Promise.all(asked.map((name) => get(`/_next/static/${name}.js`)));
  expect(answers).toEqual(asked.map((name) => (name === 'none' ? '404 missing' : `200 ${name}`)));
  // The proxy asks one instance only for other addresses.
  expect(await get('/rifa/2')).toBe('404 missing');

  earlier?.close().closeAllConnections();
  expect(await get('/_next/static/later.js')).toBe('200 later');
});
