import { rmSync } from 'node:fs';

/** Imported before the shop of a run starts: a run that was killed left its raffles. Without `DEMO_API_DATA` it throws. */
rmSync(process.env.DEMO_API_DATA, { recursive: true, force: true });
