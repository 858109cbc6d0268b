import type { ReactNode } from 'react';
import { TicketIcon } from '@/components/ui/ticket-icon';
import styles from './trouble.module.css';

type TroubleProps = { title: string; text: string; children: ReactNode };

/** What is seen instead of a page that could not be shown; `children` are the ways out. */
export function Trouble({ title, text, children }: TroubleProps) {
  return (
    <div className={styles.trouble}>
      <span>
        <TicketIcon size={40} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>{children}</div>
    </div>
  );
}
