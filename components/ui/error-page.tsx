import type { ReactNode } from 'react';
import { TicketIcon } from '@/components/ui/icons';
import styles from './error-page.module.css';

type ErrorPageProps = { title: string; text: string; children: ReactNode };

/** Replaces a page that could not be shown; `children` are the ways out. */
export function ErrorPage({ title, text, children }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <span>
        <TicketIcon size={40} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>{children}</div>
    </div>
  );
}
