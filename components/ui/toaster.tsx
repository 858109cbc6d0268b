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
  outlet.style.top = `${lowestTitle() + GAP}px`;
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

/** The bottom of the lowest title in the upper half of the screen, or of the open dialog's header. */
function lowestTitle(): number {
  const shown = document.querySelector('dialog[open]') ?? document;
  const titles = shown.querySelectorAll('header, h1');
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
