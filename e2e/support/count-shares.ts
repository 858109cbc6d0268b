import type { Page } from '@playwright/test';

/** Replaces the phone's share sheet, which no test browser has. */
export async function countShares(page: Page): Promise<() => Promise<string[]>> {
  const shared: string[] = [];
  await page.exposeFunction('tellShared', (what: string) => shared.push(what));
  await page.addInitScript(() => {
    const { tellShared } = window as unknown as { tellShared: (what: string) => Promise<void> };
    const own = {
      canShare: () => true,
      share: async ({ url, files }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
        const [file] = files ?? [];
        await tellShared(file ? `${file.name} ${file.type} ${file.size > 9000}` : `${url}`);
      },
    };
    for (const [name, value] of Object.entries(own)) {
      Object.defineProperty(navigator, name, { value });
    }
  });
  return async () => shared;
}

/** As in most in-app browsers. */
export async function withoutSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'canShare', { value: undefined });
  });
}
