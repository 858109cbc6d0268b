import { useState, type ReactNode } from 'react';
import styles from './payment-form.module.css';

type FoldProps = {
  title: ReactNode;
  /** Something inside needs the buyer. It stays open afterwards, so that the focus inside is not lost. */
  mustOpen?: boolean;
  children: ReactNode;
};

export function Fold({ title, mustOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(mustOpen);
  if (mustOpen && !isOpen) setOpen(true);
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
