import type { Page } from '@playwright/test';

/** Share of the screen's height that does not scroll with the page or dialog: headers, bars, feet. */
export function stillShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const room = (el: Element) => (el.scrollHeight - el.clientHeight > 120 ? el.clientHeight : 0);
    const scrolling = [...(dialog ? [dialog, ...dialog.querySelectorAll('*')] : [])]
      .filter((el) => /auto|scroll/.test(getComputedStyle(el).overflowY))
      .sort((one, other) => room(other) - room(one));
    const scroller = scrolling[0] ?? document.documentElement;
    const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, row) => row * 4);
    const places = () =>
      rows.map((y) => {
        const el = document.elementFromPoint(innerWidth / 2, y);
        return { el, top: el?.getBoundingClientRect().top };
      });
    if (room(scroller) === 0) return 0;
    const before = scroller.scrollTop;
    scroller.scrollTop = before + 100;
    const first = places();
    scroller.scrollTop += 12;
    const still = first.filter(
      ({ el, top }) => el && el !== scroller && el.getBoundingClientRect().top === top,
    );
    scroller.scrollTop = before;
    return still.length / rows.length;
  });
}
