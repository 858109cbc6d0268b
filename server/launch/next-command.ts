import path from 'node:path';
import { bin } from 'next/package.json';

const NEXT = path.join(path.dirname(require.resolve('next/package.json')), bin.next);

type Address = { host: string; port: number };

/** Without npx or a shell in between, signals reach Next and its exit code is known. */
export function nextCommand(command: 'start' | 'dev', { host, port }: Address): string[] {
  return [NEXT, command, '-H', host, '-p', String(port)];
}
