import { useState } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import type { TicketFilter } from '@/lib/raffle/lucky-filter';
import styles from './lucky-panel.module.css';

const loadTools = async () => (await import('./lucky-tools')).LuckyTools;

type LuckyPanelProps = {
  /** The rules come with the tools: few ask for luck. */
  onChange: (filter: TicketFilter | null) => void;
  found: number | null;
};

export function LuckyPanel({ onChange, found }: LuckyPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { part: LuckyTools, retry } = useLazy(isOpen, loadTools);

  function onToggle(open: boolean) {
    setOpen(open);
    if (open) retry();
  }

  return (
    <details
      className={styles.panel}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary data-early-tap="toggle">Números de la suerte</summary>
      {LuckyTools && <LuckyTools onChange={onChange} found={found} />}
    </details>
  );
}
