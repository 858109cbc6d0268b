const CELLS = 'button[aria-pressed="false"]:not([aria-disabled])';

/** From each tap to the next paint, in ms, on a page open in a slowed-down browser. */
export async function measureTaps(page, taps) {
  await page.locator(CELLS).nth(50).waitFor({ state: 'attached' });
  await page.locator(CELLS).first().scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.tapTimes = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (!interactionId) continue;
        window.tapTimes.set(interactionId, Math.max(duration, tapTimes.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  for (let tap = 0; tap < taps; tap += 1) {
    await page
      .locator(CELLS)
      .nth(tap % 3)
      .tap();
    await nextQuietMoment(page);
  }
  const times = await page.evaluate(() => [...window.tapTimes.values()]);
  // Event timing leaves out what took less than 16 ms.
  return [...times, ...Array(Math.max(0, taps - times.length)).fill(16)];
}

function nextQuietMoment(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50))),
      ),
  );
}

export function summary(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { taps: sorted.length, median: at(0.5), p95: at(0.95), max: sorted.at(-1) };
}
