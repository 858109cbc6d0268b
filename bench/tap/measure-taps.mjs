// Only buttons of the grid: the page has other buttons that are pressed.
const CELLS = 'fieldset button[aria-pressed="false"]:not([aria-disabled])';

/** In ms, until the next paint. */
export async function measureTaps(page, taps) {
  await page.locator(CELLS).nth(50).waitFor({ state: 'attached' });
  await page.locator(CELLS).first().scrollIntoViewIfNeeded();
  await watchTaps(page);
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

/** The taps of a payment, in ms until the next paint. */
export async function measurePayment(page) {
  for (let tap = 0; tap < 3; tap += 1) await page.locator(CELLS).nth(tap).tap();
  // The payment is loaded in the first pause.
  await page.waitForTimeout(4000);
  await watchTaps(page);
  const times = {};
  for (const [name, label] of [
    ['open the payment', 'Pagar Ahora'],
    ['"Ya pagué"', 'Ya pagué, continuar'],
    ['wrong submit', 'Registrar Pago'],
  ]) {
    await page.evaluate(() => window.tapTimes.clear());
    await page.getByRole('button', { name: label }).first().tap();
    await page.waitForTimeout(1500);
    times[name] = await page.evaluate(() => Math.max(16, ...window.tapTimes.values()));
  }
  return times;
}

async function watchTaps(page) {
  await page.evaluate(() => {
    window.tapTimes = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (!interactionId) continue;
        window.tapTimes.set(interactionId, Math.max(duration, tapTimes.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
}

function nextQuietMoment(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50))),
      ),
  );
}
