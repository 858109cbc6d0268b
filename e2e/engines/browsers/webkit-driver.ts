import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '@/lib/testing/free-port';
import { until } from '@/lib/testing/until';
import { WEBKIT_DRIVER, XVFB } from './installed';

export type WebkitDriver = { url: string; stop: () => void };

/** WebKitGTK's driver on a screen of its own, which nobody sees. */
export async function startWebkitDriver(): Promise<WebkitDriver> {
  // Without `-noreset` it starts anew when the last browser has gone, and takes none in while it does.
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
