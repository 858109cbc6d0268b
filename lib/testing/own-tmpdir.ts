import type * as nodeFs from 'node:fs';
import type * as nodeOs from 'node:os';

const os = jest.requireActual<typeof nodeOs>('node:os');
const { mkdtempSync } = jest.requireActual<typeof nodeFs>('node:fs');
const folder = mkdtempSync(`${os.tmpdir()}/receipts-`);

/** `node:os` for `jest.mock`, with a folder for temporary files that no other suite uses. */
module.exports = { ...os, tmpdir: () => folder };
