import puppeteer, {
  type Browser,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { Engine, EnginePage, Handle, Setup } from './engine';
import { canFind, findInPage, teachToFind } from './find-part';

/** Firefox logs this when a page is left while its font loads: NS_BINDING_ABORTED. */
const FACE_OF_A_PAGE_LEFT = /downloadable font: download failed .*status=2152398850/;

const PHONE = { width: 360, height: 740 };

/** An engine driven by puppeteer. Stories without a setup share a browser, each in its own context. */
export function puppeteerEngine(
  launchOptions: (setup: Setup) => LaunchOptions,
  prepare: (page: Page, setup: Setup) => Promise<void> = async () => undefined,
): Engine {
  let shared: Promise<Browser> | undefined;
  return {
    async open(setup) {
      if (Object.keys(setup).length > 0) {
        const browser = await puppeteer.launch(launchOptions(setup));
        const page = await browser.newPage();
        await prepare(page, setup);
        return driven(page, () => browser.close());
      }
      const browser = await (shared ??= puppeteer.launch(launchOptions({})));
      const context = await browser.createBrowserContext();
      return driven(await context.newPage(), () => context.close());
    },
    async close() {
      await (await shared)?.close();
    },
  };
}

async function driven(page: Page, close: () => Promise<void>): Promise<EnginePage> {
  const heard: string[] = [];
  const hear = (text: string) => {
    if (!FACE_OF_A_PAGE_LEFT.test(text)) heard.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text());
  });
  page.on('pageerror', (error) => hear(String(error)));
  await page.setViewport(PHONE);
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    evaluate: (run) => page.evaluate(run),
    async find(path, isForTap) {
      const found = (await page.evaluateHandle(findInPage, path, isForTap)).asElement();
      if (found) return handleOf(found as ElementHandle<HTMLInputElement>);
      if (!(await page.evaluate(canFind))) await page.evaluate(teachToFind());
      return null;
    },
    errors: async () => heard,
    close,
  };
}

const handleOf = (part: ElementHandle<HTMLInputElement>): Handle => ({
  click: () => part.click(),
  async fill(text) {
    await part.evaluate((field) => field.select());
    await part.type(text);
  },
  text: () => part.evaluate((element) => element.innerText),
  value: () => part.evaluate((field) => field.value),
  attach: (path) => part.uploadFile(path),
});
