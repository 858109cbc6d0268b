import path from 'node:path';
import { startNode } from './child';
import { freePort, LOOPBACK } from './free-port';
import { supervise, type Supervised } from './supervise';

const NEXT = path.join(path.dirname(require.resolve('next/package.json')), 'dist', 'bin', 'next');

/** `EX_CONFIG` of sysexits.h, with which the shop refuses a wrong configuration. */
const WRONG_CONFIGURATION = 78;

/** Longer than the front keeps an idle connection, so that Next never closes one just taken for a payment. */
const KEEP_ALIVE_MS = 65_000;

/** Pages take a third of it under the worst load tried; receipts and pictures live outside it. An end here is a restart. */
const HEAP_MB = 512;

export type NextServer = Supervised & {
  /** Changes when Next is started again. */
  port: () => number;
};

export async function startNext(
  env: NodeJS.ProcessEnv,
  onWrongConfiguration: (code: number) => void,
): Promise<NextServer> {
  let port = 0;
  const { stop } = await supervise({
    name: 'Next',
    start: async () => {
      port = await freePort();
      const address = ['-H', LOOPBACK, '-p', String(port)];
      return startNode({
        args: [
          ...heapLimit(),
          NEXT,
          'start',
          ...address,
          '--keepAliveTimeout',
          String(KEEP_ALIVE_MS),
        ],
        env: { NODE_ENV: 'production', ...env },
      });
    },
    finalCodes: [WRONG_CONFIGURATION],
    onFinalCode: onWrongConfiguration,
  });
  return { stop, port: () => port };
}

/** One given by whoever runs the shop stands. */
function heapLimit(): string[] {
  const isGiven = process.env.NODE_OPTIONS?.includes('max-old-space-size');
  return isGiven ? [] : [`--max-old-space-size=${HEAP_MB}`];
}
