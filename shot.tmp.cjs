const { chromium } = require('playwright');
(async () => {
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const base = process.env.BASE || 'http://127.0.0.1:3100';
  const html = await (await fetch(base + '/home')).text();
  const id = process.env.ID || html.match(/\/rifa\/([0-9a-f]{24})/)[1];
  const tag = process.env.TAG || 'a';
  for (const [w, h] of [[360, 640], [768, 1024], [1440, 900]]) {
    const c = await b.newContext({ viewport: { width: w, height: h }, isMobile: w < 700, hasTouch: w < 700 });
    const p = await c.newPage();
    await p.goto(base + '/rifa/' + id, { waitUntil: 'load' });
    await p.waitForTimeout(2500);
    await p.screenshot({ path: `/tmp/shots/${tag}-raffle-${w}.png` });
    await p.locator('#numeros').scrollIntoViewIfNeeded();
    await p.evaluate(() => document.querySelector('#numeros').scrollIntoView());
    await p.waitForTimeout(1200);
    await p.screenshot({ path: `/tmp/shots/${tag}-picker-${w}.png` });
    await c.close();
  }
  await b.close();
})();
