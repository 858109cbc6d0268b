import type { ComponentType, ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import styles from './contact-card.module.css';

type ContactCardProps = {
  Icon: ComponentType<{ size?: number }>;
  title: string;
  children: ReactNode;
};

export function ContactCard({ Icon, title, children }: ContactCardProps) {
  return (
    <Card className={styles.card}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </Card>
  );
}
