import { useId, type ReactNode } from 'react';
import styles from './page-parts.module.css';

type SectionProps = {
  title: string;
  intro?: string;
  /** Beside the title: a link or a button for the whole section. */
  action?: ReactNode;
  children: ReactNode;
};

export function Section({ title, intro, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
