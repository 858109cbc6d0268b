import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '@/lib/platform/limits';

test.each(['compose.yaml', 'docs/deployment.md'])(
  'the folder for receipts that %s recommends holds as many as are taken in at once',
  (file) => {
    const text = readFileSync(path.join(__dirname, '..', file), 'utf8');
    const [, megabytes] = /\/tmp:size=(\d+)m/.exec(text) ?? [];
    const needed = LIMITS.uploadsAtOnce * LIMITS.receiptBytes;
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(needed);
  },
);
