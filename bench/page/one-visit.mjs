/** A cheap phone on a slow line: 4x slower processor, 1.6 Mbit/s down, 150 ms to and fro, 412 px wide. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
/** Nothing came for so long, and no more work is expected. */
const QUIET_MS = 1500;
const LONGEST_VISIT_MS = 45_000;

/**
 * One cold visit. Milliseconds count from the navigation; bytes are those of the line, headers included.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ seen: string, buttons: string }} selectors of the numbers that can be seen, and of those that can be tapped
 */
export async function oneVisit(browser, url, { seen, buttons }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const traffic = countTraffic(line);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchPage, { 'numbers seen': seen, 'numbers to tap': buttons });
  await page.goto(url, { waitUntil: 'load', timeout: LONGEST_VISIT_MS });
  await traffic.untilQuiet();
  const measured = await page.evaluate(readWatch);
  await context.close();
  return { ...measured, ...traffic.total() };
}

function countTraffic(line) {
  const types = new Map();
  const bytes = { all: 0, script: 0 };
  let open = 0;
  let lastChange = Date.now();
  line.on('Network.requestWillBeSent', ({ requestId, type, redirectResponse }) => {
    if (!redirectResponse) open += 1;
    types.set(requestId, type);
    lastChange = Date.now();
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
    open -= 1;
    lastChange = Date.now();
  });
  line.on('Network.loadingFailed', () => {
    open -= 1;
    lastChange = Date.now();
  });
  const begun = Date.now();
  return {
    async untilQuiet() {
      while (open > 0 || Date.now() - lastChange < QUIET_MS) {
        if (Date.now() - begun > LONGEST_VISIT_MS) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    total: () => ({
      'JS KiB': bytes.script / 1024,
      'total KiB': bytes.all / 1024,
      requests: types.size,
    }),
  };
}

/** Runs in the page before anything of its own. */
function watchPage(selectors) {
  const watch = { lcp: null, fcp: null, cls: 0, tasks: [], numbers: {} };
  window.benchWatch = watch;
  const observe = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (watch.lcp = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watch.fcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) watch.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => watch.tasks.push({ startTime, duration }));
  for (const [what, selector] of Object.entries(selectors)) {
    watch.numbers[what] = null;
    const look = () => {
      if (document.querySelectorAll(selector).length < 20) return requestAnimationFrame(look);
      // The frame after is the first that has been painted with them.
      requestAnimationFrame((time) => (watch.numbers[what] = time));
    };
    requestAnimationFrame(look);
  }
}

function readWatch() {
  const { lcp, fcp, cls, tasks, numbers } = window.benchWatch;
  const late = tasks.filter(({ startTime }) => startTime > fcp);
  return {
    LCP: lcp,
    FCP: fcp,
    ...numbers,
    TBT: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    'long tasks': tasks.length,
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    CLS: cls,
  };
}
