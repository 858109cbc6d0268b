import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/any-shop';

const PATHS = ['/home', '/contact'];
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The router that Next leaves on the window. A link inside the app would use it. */
type AppWindow = Window & { next?: { router?: { push: (path: string) => void } }; ran?: string[] };

async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

test("every inline script is the framework's and has its hash: an upgrade that changes them shows here @smoke", async ({
  openRaffle,
  request,
}) => {
  for (const path of [...PATHS, `/rifa/${openRaffle.id}`, '/rifa/no-existe']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const scripts = [...(await answer.text()).matchAll(INLINE_SCRIPT)].map(
      ([, code]) => code ?? '',
    );
    expect(scripts.length, path).toBeGreaterThan(1);
    for (const code of scripts) {
      const hash = createHash('sha256').update(code).digest('base64');
      expect(policy, `${path}: ${code.slice(0, 80)}`).toContain(`'sha256-${hash}'`);
    }
  }
});

test('pages load, hydrate and lead to one another under the policy @smoke', async ({
  openRaffle,
  page,
}) => {
  for (const path of [...PATHS, `/rifa/${openRaffle.id}`]) {
    await page.goto(path);
    await untilHydrated(page);
  }

  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'same';
    (window as AppWindow).next?.router?.push('/contact');
  });
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(openRaffle.name);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
});

test.describe('a raffle that is not there', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is a whole page, hydrated, under the policy @smoke', async ({ page }) => {
    const answer = await page.goto('/rifa/no-existe');
    expect(answer?.status()).toBe(404);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('an injected script', () => {
  test.use({ expectedErrors: [/Content Security Policy|unsafe-eval/] });

  test('does not run, by whatever way it tries @smoke', async ({ page }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    await page.evaluate(async () => {
      const ran: string[] = ((window as AppWindow).ran = []);
      Object.assign(window, { didRun: (way: string) => ran.push(way) });
      const script = document.createElement('script');
      script.textContent = 'didRun("inline")';
      document.body.append(script);
      const push = document.createElement('script');
      push.textContent = 'self.__next_f.push([1,""]);didRun("push")';
      document.body.append(push);
      const holder = document.createElement('div');
      document.body.append(holder);
      holder.innerHTML = '<img src="data:," onerror="didRun(\'onerror\')">';
      await new Promise((resolve) => {
        holder.querySelector('img')?.addEventListener('error', resolve);
      });
      // Runs outside the debugger, for which the policy makes an exception.
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          try {
            eval('didRun("eval")');
          } catch {
            ran.push('eval was stopped');
          }
          resolve();
        });
      });
    });
    expect(await page.evaluate(() => (window as AppWindow).ran)).toEqual(['eval was stopped']);
  });

  test('does not run from the document either, even when it begins like the framework @smoke', async ({
    page,
  }) => {
    await page.route('**/contact', async (route) => {
      const answer = await route.fetch();
      const injected =
        '<script>self.__next_f=self.__next_f||[];document.title="Inyectado"</script>' +
        '<script>self.__next_f.push([1,""]);document.title="Inyectado"</script>';
      const body = (await answer.text()).replace('<main', `${injected}<main`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/contact');
    await untilHydrated(page);
    await expect(page).not.toHaveTitle('Inyectado');
  });
});
