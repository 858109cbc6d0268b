import { setTimeout as sleep } from 'node:timers/promises';
import { readWatch, watchPage } from './watch-page.mjs';

export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const SLOWDOWN = 4;
const QUIET_MS = 2000;
const LONGEST_VISIT_MS = 45_000;

/**
 * Milliseconds count from the navigation, bytes are those on the network.
 * @param {Awaited<ReturnType<import('./bare-chromium.mjs').openBareChromium>>} chromium
 * @param {{ name: string, url: string, line: Awaited<ReturnType<import('./slow-network.mjs').openSlowLine>> }} contestant
 * @param {{ seen: string, buttons: string }} options selectors of the numbers seen and tapped
 */
export async function oneVisit(chromium, contestant, { seen, buttons }) {
  const { name, url, line } = contestant;
  const { browserContextId } = await chromium.send('Target.createBrowserContext');
  const blank = { url: 'about:blank', browserContextId };
  const { targetId } = await chromium.send('Target.createTarget', blank);
  const attached = { targetId, flatten: true };
  const { sessionId } = await chromium.send('Target.attachToTarget', attached);
  const send = (method, params) => chromium.send(method, params, sessionId);
  const call = (code, ...given) => `(${code})(${given.map((value) => JSON.stringify(value))})`;

  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', PHONE);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const source = call(watchPage, { seen, buttons });
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  const bytesBefore = line.bytes();
  const { errorText } = await send('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
  await untilQuiet(line);
  const expression = call(readWatch);
  const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
  await chromium.send('Target.disposeBrowserContext', { browserContextId });
  const { status, spoken, figures } = result.value;
  if (status !== 200) throw new Error(`${name} answers ${status}`);
  if (spoken !== 'h2') throw new Error(`${name} speaks ${spoken}`);
  return { ...figures, 'all KiB': (line.bytes() - bytesBefore) / 1024 };
}

async function untilQuiet(line) {
  const begun = performance.now();
  do await sleep(100);
  while (line.idleMs() < QUIET_MS && performance.now() - begun < LONGEST_VISIT_MS);
}
