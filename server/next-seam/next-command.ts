// Reaches into: the file of Next's command line in its package, which exports none.
// Buys: a process whose signals and end are known, without npx or a shell between.
// Fails when it changes: every start, in tests too.
// Can go: when Next names a file for it.

import path from 'node:path';

const NEXT = path.join(path.dirname(require.resolve('next/package.json')), 'dist', 'bin', 'next');

type Address = { host: string; port: number };

export function nextCommand(command: 'start' | 'dev', { host, port }: Address): string[] {
  return [NEXT, command, '-H', host, '-p', String(port)];
}
