/**
 * Measures when a cheap phone on a slow network shows a page, behind nginx with TLS and HTTP/2. Every visit is a first
 * one and alternates with the same page written by hand. The README beside this file lists the options.
 */
import { parseArgs } from 'node:util';
import { EMULATED, putBehindNginx } from './page/behind-nginx.mjs';
import { openBareChromium } from './page/bare-chromium.mjs';
import { oneVisit } from './page/one-visit.mjs';
import { enterOwnNetwork } from './page/own-network.mjs';
import { report, reportWaterfalls } from './page/report.mjs';
import { startPages } from './page/start-pages.mjs';
import { visitInTurns } from './page/visit-in-turns.mjs';
import { loadOfMachine } from './shared/load-of-machine.mjs';

const { values: options, positionals: urls } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '15' },
    http: { type: 'string', default: '2' },
    line: { type: 'string', default: 'tcp' },
    waterfall: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
    shop: { type: 'string', multiple: true, default: [] },
    page: { type: 'string' },
    seen: { type: 'string', default: 'button[aria-pressed], [data-part=preview] span' },
    buttons: { type: 'string', default: 'button[aria-pressed]' },
  },
});

if (urls.length === 0) enterOwnNetwork();

const isEmulated = options.line === 'browser';
const running = [];
try {
  const { pages } = await started(
    startPages({ without: options.without, shops: options.shop, page: options.page, urls }),
  );
  const { contestants } = await started(
    putBehindNginx(pages, { http: options.http, isSlow: !isEmulated }),
  );
  const chromium = await started(openBareChromium());
  const loadBefore = loadOfMachine();
  const { visits, again } = await visitInTurns(contestants, Number(options.rounds), (contestant) =>
    oneVisit(chromium, contestant, { ...options, emulated: isEmulated ? EMULATED : null }),
  );
  console.log(
    `${options.rounds} visits each, in turns, ${again} of them repeated; HTTP/${options.http}, line by ${options.line}; load of the machine before ${loadBefore}, after ${loadOfMachine()}`,
  );
  report(visits);
  if (options.waterfall) reportWaterfalls(visits);
} finally {
  for (const { stop } of running.reverse()) await stop();
}

async function started(starting) {
  const what = await starting;
  running.push(what);
  return what;
}
