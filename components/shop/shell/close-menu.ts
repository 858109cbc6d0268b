/** Closes the menu as a native one: by Escape, by a tap or the focus outside, and when the page is left. */
export function closeMenu(menu: HTMLDetailsElement): void {
  const close = ({ target }: Event) => {
    if (!menu.contains(target as Node)) menu.open = false;
  };
  // A page that comes back from the back/forward cache would still show it open.
  for (const event of ['pointerdown', 'focusin', 'pagehide']) addEventListener(event, close);
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
