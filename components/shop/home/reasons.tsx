import { ContentIcon } from '@/components/ui/content-icon';
import { Section } from '@/components/ui/section';
import type { ShopContent } from '@/lib/content/types';
import styles from './home.module.css';

export function Reasons({ reasons }: Pick<ShopContent, 'reasons'>) {
  if (!reasons) return null;
  return (
    <Section title={reasons.title} intro={reasons.intro ?? undefined}>
      <ul className={styles.reasons}>
        {reasons.list.map(({ icon, title, text }) => (
          <li key={title} className={styles.reason}>
            <span className={styles.reasonIcon}>
              <ContentIcon name={icon} />
            </span>
            <h3 className={styles.reasonTitle}>{title}</h3>
            <p className={styles.reasonText}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
