import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Engine, EnginePage, Handle, Setup } from './engine';
import { canFind, findInPage, teachToFind } from './find-part';
import { limitQuota } from './limit-quota';
import { takeErrors } from './listen-in-page';
import { startWebkitDriver, type WebkitDriver } from './webkit-driver';

/** WebKit rejects a promise of its own when a page is left during a `@view-transition`. */
const OWN_REJECTIONS = /^AbortError: Skipping view transition/;

/** WebKit in WebKitGTK's MiniBrowser. Each session is ephemeral, like a private window of Safari. */
export function webkitEngine(): Engine {
  let started: Promise<WebkitDriver> | undefined;
  return {
    async open(setup) {
      const { url } = await (started ??= startWebkitDriver());
      const session = await new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { args: browserArguments(setup) },
        })
        .build();
      return openPage(session, setup);
    },
    async close() {
      (await started)?.stop();
    },
  };
}

function browserArguments({ dark, blocksStorage }: Setup): string[] {
  return [
    '--automation',
    ...(dark ? ['--dark-mode'] : []),
    ...(blocksStorage ? ['--cookies-policy=never', '--features=-LocalStorage,-IndexedDBAPI'] : []),
  ];
}

async function openPage(session: WebDriver, { quotaBytes }: Setup): Promise<EnginePage> {
  const heard: string[] = [];
  const listen = async () => heard.push(...(await session.executeScript<string[]>(takeErrors)));
  const evaluate = async <Result>(run: () => Result): Promise<Awaited<Result>> => {
    await listen();
    return await session.executeScript(run);
  };
  const limit = async () => {
    if (quotaBytes) await session.executeScript(limitQuota, quotaBytes);
  };
  return {
    goto: (url) => session.get(url).then(limit),
    reload: () => session.navigate().refresh().then(limit),
    evaluate,
    async find(path, isForTap) {
      const found = await session.executeScript<WebElement | null>(findInPage, path, isForTap);
      if (found) return handleOf(found);
      if (!(await evaluate(canFind))) await session.executeScript(teachToFind());
      return null;
    },
    async errors() {
      await listen();
      return heard.filter((text) => !OWN_REJECTIONS.test(text));
    },
    close: () => session.quit(),
  };
}

const handleOf = (part: WebElement): Handle => ({
  click: () => part.click(),
  async fill(text) {
    await part.getDriver().executeScript(toMiddle, part);
    await part.clear();
    await part.sendKeys(text);
  },
  text: () => part.getText(),
  value: async () => (await part.getAttribute('value')) ?? '',
  attach: (path) => part.sendKeys(path),
});

/** WebKit's driver scrolls a field to the edge, where a bar may cover it. */
const toMiddle = (part: Element) => part.scrollIntoView({ block: 'center' });
