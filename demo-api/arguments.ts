import path from 'node:path';
import { parseArgs } from 'node:util';

type Generation = 1 | 2;

export type Arguments = {
  /** 0 uses any free port. */
  port: number;
  /** Folder of the database and the pictures. */
  data: string;
  seed: 'full' | 'none';
  generation: Generation;
  /** Round trip to the database of the second generation, in milliseconds. */
  roundTrip: number;
  testControls: boolean;
};

export function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4000' },
      data: { type: 'string', default: path.join('demo-api', '.data') },
      seed: { type: 'string', default: 'full' },
      generation: { type: 'string', default: '2' },
      'round-trip': { type: 'string', default: '20' },
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
  if (values.generation !== '1' && values.generation !== '2') {
    throw new Error(`--generation must be 1 or 2, not "${values.generation}"`);
  }
  const roundTrip = Number(values['round-trip']);
  if (!(roundTrip >= 0)) {
    throw new Error(`--round-trip must be milliseconds, not "${values['round-trip']}"`);
  }
  return {
    port,
    data: path.resolve(values.data),
    seed: values.seed,
    generation: values.generation === '1' ? 1 : 2,
    roundTrip,
    testControls: values['test-controls'],
  };
}
