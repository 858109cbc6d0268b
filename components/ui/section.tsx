import { useId, type ReactNode } from 'react';
import styles from './page-parts.module.css';

type SectionProps = {
  title: string;
  intro?: string;
  children: ReactNode;
};

export function Section({ title, intro, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
