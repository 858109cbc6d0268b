import { isContentMessage, type FrontContent } from '../../lib/content/content-message';
import { nextCommand } from './next-command';
import { startNode } from './child';
import { freePort, LOOPBACK } from './free-port';
import { passOnLines } from './log-lines';
import { supervise, type Supervised } from './supervise';

// Longer than the front's idle time, so that Next never closes a connection just taken for a payment.
const KEEP_ALIVE_MS = 65_000;

// Pages take a third of it under the worst load tried. Receipts and pictures are stored outside it.
const HEAP_MB = 512;

type NextServer = Supervised & {
  port: () => number;
};

type Options = {
  env: NodeJS.ProcessEnv;
  onEnd: (code: number) => void;
  /** Called when Next has started, and after each change of the content. */
  onContent: (content: FrontContent) => void;
};

export async function startNext(options: Options): Promise<NextServer> {
  const { env, onEnd, onContent } = options;
  let port = 0;
  const { stop } = await supervise({
    name: 'Next',
    start: async () => {
      port = await freePort();
      const child = startNode({
        args: [
          ...heapLimit(),
          ...nextCommand('start', { host: LOOPBACK, port }),
          '--keepAliveTimeout',
          String(KEEP_ALIVE_MS),
        ],
        env: { NODE_ENV: 'production', ...env },
        output: 'pipe',
      });
      passOnLines(child);
      child.on('message', (message) => {
        if (isContentMessage(message)) onContent(message.content);
      });
      return child;
    },
    onEnd,
  });
  return { stop, port: () => port };
}

function heapLimit(): string[] {
  const isGiven = process.env.NODE_OPTIONS?.includes('max-old-space-size');
  return isGiven ? [] : [`--max-old-space-size=${HEAP_MB}`];
}
