import path from 'node:path';
import { parseArgs } from 'node:util';

export type Arguments = {
  /** 0 takes any free one. */
  port: number;
  /** Folder of the database and the pictures. */
  data: string;
  seed: 'full' | 'none';
  testControls: boolean;
};

/** Throws with a plain sentence when something is not right. */
export function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4000' },
      data: { type: 'string', default: path.join('demo-api', '.data') },
      seed: { type: 'string', default: 'full' },
      'test-controls': { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}"`);
  }
  if (values.seed !== 'full' && values.seed !== 'none') {
    throw new Error(`--seed must be full or none, not "${values.seed}"`);
  }
  return {
    port,
    data: path.resolve(values.data),
    seed: values.seed,
    testControls: values['test-controls'],
  };
}
