import { existsSync } from 'node:fs';
import path from 'node:path';
import { nextCommand } from './next-command';

test.each(['start', 'dev'] as const)('to %s Next is to run a file of its package', (command) => {
  const [file = '', ...args] = nextCommand(command, { host: '127.0.0.1', port: 3001 });
  expect(path.isAbsolute(file) && existsSync(file)).toBe(true);
  expect(args).toEqual([command, '-H', '127.0.0.1', '-p', '3001']);
});
