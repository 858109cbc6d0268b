import { useState } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import styles from './luck.module.css';
import type { Offering } from '../search/number-offers';

const loadTools = async () => (await import('./lucky-tools')).LuckyTools;

/** Loads the tools when opened, because few visitors use them. */
export function LuckyPanel(offering: Offering) {
  const [isOpen, setOpen] = useState(false);
  const { part: LuckyTools } = useLazy(isOpen, loadTools);

  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-early-tap="toggle">Números de la suerte</summary>
      {LuckyTools && <LuckyTools {...offering} />}
    </details>
  );
}
