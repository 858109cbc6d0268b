import type { ReactNode } from 'react';
import { LineIcon } from '@/components/ui/icon';
import { TICKET } from '@/components/ui/icons';
import styles from './error-page.module.css';

type ErrorPageProps = { title: string; text: string; children: ReactNode };

/** Replaces a page that could not be shown; `children` are the ways out. */
export function ErrorPage({ title, text, children }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <span>
        <LineIcon size={40} path={TICKET} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>{children}</div>
    </div>
  );
}
