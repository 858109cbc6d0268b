import 'server-only';
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const HEAP_MB = 64;
/** For `ulimit -d`, not `-v`: V8 and libvips reserve a gigabyte of addresses that they never use. */
const MEMORY_MB = 384;

/** Frees a picture's memory before the next: 130 MB stay after forty instead of 230. */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  UV_THREADPOOL_SIZE: '2',
};

/** None of the shop's secrets: pictures may be hostile. */
const VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'];

const LIMITED = `ulimit -d ${MEMORY_MB * 1024} 2>/dev/null; exec "$@"`;

export function startPictureWorker(): ChildProcess {
  const main = path.join(process.cwd(), 'dist', 'lib', 'images', 'worker', 'main.js');
  const node = [process.execPath, `--max-old-space-size=${HEAP_MB}`, main] as const;
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
