import { useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './forget-purchases.module.css';

/** Asks first: what goes is this phone's way to the digital tickets. */
export function ForgetPurchases({ onForget }: { onForget: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className={styles.forget}>
      <p className={styles.note}>
        {isConfirming
          ? 'Se quitarán de este teléfono; tus números siguen siendo tuyos.'
          : 'Solo este teléfono recuerda tus números, sin tus datos.'}
      </p>
      <Button
        variant="quiet"
        size="small"
        className={styles.remove}
        onClick={() => (isConfirming ? onForget() : setConfirming(true))}
      >
        {isConfirming ? 'Sí, quitarlos' : 'Quitar de este teléfono'}
      </Button>
    </div>
  );
}
