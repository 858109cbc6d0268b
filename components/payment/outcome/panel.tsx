import type { ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = {
  tone: 'ok' | 'wait' | 'warning' | 'danger';
  title: string;
  children: ReactNode;
};

const SIGNS: Record<PanelProps['tone'], string> = { ok: '✓', wait: '…', warning: '!', danger: '!' };

/** How a try to pay ended. It stays until the buyer leaves it; good news are told by a toast as well. */
export function Panel({ tone, title, children }: PanelProps) {
  return (
    <section className={styles.panel} data-tone={tone} role={tone === 'ok' ? 'status' : 'alert'}>
      <span className={styles.sign} aria-hidden>
        {SIGNS[tone]}
      </span>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

export function PanelActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
