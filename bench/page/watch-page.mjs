/** Runs in the page before the page's own scripts. */
export function watchPage(selectors) {
  const watch = { lcp: null, fcp: null, cls: 0, tasks: [], firstFrame: {} };
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

  // React writes this on each element that it hydrates.
  const isHydrated = (element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const firstFrame = (what, isThere) => {
    watch.firstFrame[what] = null;
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      // The next frame is the first painted with it.
      requestAnimationFrame((time) => (watch.firstFrame[what] = time));
    };
    requestAnimationFrame(look);
  };
  const areThere = (selector) => () => document.querySelectorAll(selector).length >= 20;
  firstFrame('numbers seen', areThere(selectors.seen));
  firstFrame('alive', () => {
    const button = document.querySelector('main button');
    return button !== null && isHydrated(button);
  });
  firstFrame('numbers to tap', areThere(selectors.buttons));
}

/** Runs in the page at the end. Milliseconds from the navigation. */
export function readWatch() {
  const { lcp, fcp, cls, tasks, firstFrame } = window.benchWatch;
  const late = tasks.filter(({ startTime }) => startTime > fcp);
  const [page] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource');
  const scripts = files.filter(({ name }) => /\.js(\?|$)/.test(name));
  return {
    status: page.responseStatus,
    spoken: page.nextHopProtocol,
    figures: {
      FCP: fcp,
      LCP: lcp,
      ...firstFrame,
      blocked: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      CLS: cls,
      requests: 1 + files.length,
      'scripts KiB': scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
    },
  };
}
