// Reaches into: the path of Next's command line in its package, which does not export it.
// Buys: a process whose signals and exit are known, without npx or a shell in between.
// Fails when it changes: every start, in tests too.
// Can go: when Next exports that file.

import path from 'node:path';

const NEXT = path.join(path.dirname(require.resolve('next/package.json')), 'dist', 'bin', 'next');

type Address = { host: string; port: number };

export function nextCommand(command: 'start' | 'dev', { host, port }: Address): string[] {
  return [NEXT, command, '-H', host, '-p', String(port)];
}
