import { lazy, Suspense, useState } from 'react';
import type { LuckyFilter } from '@/lib/raffle/lucky-filter';
import styles from './lucky-panel.module.css';

const LuckyTools = lazy(async () => ({ default: (await import('./lucky-tools')).LuckyTools }));

type LuckyPanelProps = {
  onChange: (filter: LuckyFilter | null) => void;
  found: number | null;
};

export function LuckyPanel({ onChange, found }: LuckyPanelProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles.panel} onToggle={() => setWasOpened(true)}>
      <summary>Números de la suerte</summary>
      {wasOpened && (
        <Suspense>
          <LuckyTools onChange={onChange} found={found} />
        </Suspense>
      )}
    </details>
  );
}
