/**
 * Measures when a cheap phone on a slow network shows a page, behind nginx with TLS and HTTP/2. Every visit is a first
 * one and alternates with the same page written by hand. The README beside this file lists the options.
 */
import { parseArgs } from 'node:util';
import { putBehindNginx } from './page/behind-nginx.mjs';
import { openBareChromium } from './page/bare-chromium.mjs';
import { oneVisit } from './page/one-visit.mjs';
import { enterOwnNetwork } from './page/own-network.mjs';
import { report } from './page/report.mjs';
import { startPages } from './page/start-pages.mjs';
import { visitInTurns } from './page/visit-in-turns.mjs';
import { loadOfMachine } from './shared/load-of-machine.mjs';

const { values: options, positionals: urls } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '15' },
    shop: { type: 'string', multiple: true, default: [] },
    page: { type: 'string' },
    seen: { type: 'string', default: 'button[aria-pressed], [data-part=preview] span' },
    buttons: { type: 'string', default: 'button[aria-pressed]' },
  },
});

if (urls.length === 0) enterOwnNetwork();

const running = [];
try {
  const { pages } = await started(startPages({ shops: options.shop, page: options.page, urls }));
  const { contestants } = await started(putBehindNginx(pages));
  const chromium = await started(openBareChromium());
  const loadBefore = loadOfMachine();
  const { visits, again } = await visitInTurns(contestants, Number(options.rounds), (contestant) =>
    oneVisit(chromium, contestant, options),
  );
  console.log(
    `${options.rounds} visits each, in turns, ${again} of them repeated; load of the machine before ${loadBefore}, after ${loadOfMachine()}`,
  );
  report(visits);
} finally {
  for (const { stop } of running.reverse()) await stop();
}

async function started(starting) {
  const what = await starting;
  running.push(what);
  return what;
}
