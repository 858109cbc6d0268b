import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const BASE = 'docker.io/library/node:24-trixie-slim';
/** The same name as in compose.yaml. */
const IMAGE = 'localhost/raffle-storefront';

// The same limits as in compose.yaml.
const CONFINED = [
  ...['--read-only', '--tmpfs', '/tmp:size=2500m', '--memory', '4500m'],
  ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
];
// Lower than podman's defaults, which a machine without CAP_SYS_RESOURCE cannot set.
const LIMITS = ['--ulimit', 'nofile=16384:16384', '--ulimit', 'nproc=4096:4096'];

/** Builds like `docker build .`, with the Dockerfile unchanged. */
export async function buildImage() {
  if (!(await hasImage(BASE))) run('deploy/image/base.sh', []);
  const kind = ['--isolation', 'chroot', '--format', 'docker', '--pull-never', '--layers'];
  run('buildah', ['bud', ...kind, '--quiet', '--tag', IMAGE, '.']);
}

export async function startInstances(ports, env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'roll-'));
  const file = path.join(folder, 'shop.env');
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  const nameOf = (port) => `roll-${process.pid}-${port}`;

  function start(port) {
    const settings = ['--env-file', file, '--env', `PORT=${port}`];
    const given = ['--network', 'host', '--name', nameOf(port), ...settings];
    return podman(['run', '--detach', ...given, ...CONFINED, ...LIMITS, IMAGE]);
  }

  for (const port of ports) await start(port);

  return {
    /** Replaces one instance and waits until it answers. */
    async replace(port) {
      const startedAt = performance.now();
      await podman(['stop', '--time', '30', nameOf(port)]);
      const end = await podman(['inspect', '--format', '{{.State.ExitCode}}', nameOf(port)]);
      await podman(['rm', nameOf(port)]);
      const downAt = performance.now();
      await start(port);
      await untilHealthy(port);
      return { end, endMs: downAt - startedAt, startMs: performance.now() - downAt };
    },
    /** Runs the image's own health check; rejects when it fails. */
    checkHealth: (port) => podman(['healthcheck', 'run', nameOf(port)]),
    async stop() {
      for (const port of ports) await podman(['rm', '--force', '--time', '30', nameOf(port)]);
      rmSync(folder, { recursive: true });
    },
  };
}

export async function untilHealthy(port) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The instance on port ${port} does not answer after a minute.`);
}

const hasImage = (name) =>
  podman(['image', 'exists', name]).then(
    () => true,
    () => false,
  );

// Debian's crun refuses older cgroups; runc accepts them.
const isOlderCgroups = !existsSync('/sys/fs/cgroup/cgroup.controllers');

async function podman(args) {
  const runtime = isOlderCgroups ? ['--runtime', 'runc'] : [];
  const { stdout } = await promisify(execFile)('podman', [...runtime, ...args]);
  return stdout.trim();
}

function run(command, args) {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
