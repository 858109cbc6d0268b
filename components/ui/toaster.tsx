'use client';

import { createRoot } from 'react-dom/client';
import { toast, useToaster } from 'react-hot-toast/headless';
import type { ToastKind } from './show-toast';
import styles from './toaster.module.css';

const SIGNS: Record<ToastKind, string> = { success: '✓', warning: '!' };

let mounted = false;

export function addToast(
  outlet: HTMLElement,
  { kind, text, durationMs }: { kind: ToastKind; text: string; durationMs: number },
): void {
  if (!mounted) {
    outlet.className = styles.outlet ?? '';
    createRoot(outlet).render(<Toaster />);
    mounted = true;
  }
  raise(outlet);
  Object.assign(outlet.style, place());
  // Repeating a text reuses its toast.
  toast(text, { id: text, duration: durationMs, className: styles[kind], icon: SIGNS[kind] });
}

/**
 * The last popover shown is on top, so an open one is shown again. A browser without popovers shows the toast on the
 * page; under an open dialog only screen readers announce it.
 */
function raise(outlet: HTMLElement): void {
  if (!outlet.showPopover) return;
  outlet.setAttribute('popover', 'manual');
  // eslint-disable-next-line no-restricted-properties -- asked for above
  if (outlet.matches(':popover-open')) outlet.hidePopover();
  outlet.showPopover();
}

const GAP = 12;

/** In a dialog above its last row, because its first lines tell more than the toast; else under the lowest title. */
function place(): { top: string; bottom: string } {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) return { top: `${lowestTitle() + GAP}px`, bottom: 'auto' };
  const end = dialog.querySelector('footer')?.getBoundingClientRect().top;
  const edge = end ?? dialog.getBoundingClientRect().bottom;
  return { top: 'auto', bottom: `${innerHeight - edge + GAP}px` };
}

/** The bottom of the lowest title in the upper half of the screen. */
function lowestTitle(): number {
  const titles = document.querySelectorAll('header, h1');
  const bottoms = [...titles].map((title) => title.getBoundingClientRect().bottom);
  return Math.max(0, ...bottoms.filter((bottom) => bottom < innerHeight / 2));
}

function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    <div onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts.map(({ id, className, icon, message, visible }) => (
        <p key={id} className={`${styles.toast} ${className}`} data-leaving={!visible}>
          <span className={styles.sign} aria-hidden>
            {icon}
          </span>
          <span>{message as string}</span>
        </p>
      ))}
    </div>
  );
}
