// Only buttons of the grid: the page has other buttons that are pressed.
const CELLS = 'fieldset button[aria-pressed="false"]:not([aria-disabled])';

/** In ms, until the next paint. */
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
  // Event timing omits events shorter than 16 ms.
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
