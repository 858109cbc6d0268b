import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '@/lib/testing/free-port';
import { until } from '@/lib/testing/until';
import { WEBKIT_DRIVER, XVFB } from './installed';

export type WebkitDriver = { url: string; stop: () => void };

/** Starts WebKitGTK's driver on an invisible screen of its own. */
export async function startWebkitDriver(): Promise<WebkitDriver> {
  // Without `-noreset` it restarts when the last browser has closed, and accepts none meanwhile.
  const screen = spawn(XVFB, ['-noreset', '-displayfd', '1', '-screen', '0', '1024x768x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() => answers(`${url}/status`));
  return {
    url,
    stop() {
      driver.kill();
      screen.kill();
    },
  };
}

const firstLine = ({ stdout }: ChildProcess) =>
  once(createInterface({ input: stdout! }), 'line') as Promise<[string]>;

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
