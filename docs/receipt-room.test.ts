import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_RECEIPT_BYTES } from '@/lib/platform/http/receipt-folder';
import { UPLOADS_AT_ONCE } from '@/lib/platform/http/upload-slots';

test.each(['compose.yaml', 'docs/deployment.md'])(
  'the folder for receipts that %s recommends holds as many as are taken in at once',
  (file) => {
    const text = readFileSync(path.join(__dirname, '..', file), 'utf8');
    const [, megabytes] = /\/tmp:size=(\d+)m/.exec(text) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(UPLOADS_AT_ONCE * MAX_RECEIPT_BYTES);
  },
);
