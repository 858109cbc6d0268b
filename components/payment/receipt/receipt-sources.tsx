import type { ChangeEvent } from 'react';
import { describedBy } from '../form/field';
import styles from './receipt-sources.module.css';

type ReceiptSourcesProps = {
  error: string | undefined;
  onPick: (file: File | undefined) => void;
};

/** Gallery and camera apart: recent Android pickers offer no camera by themselves. */
export function ReceiptSources({ error, onPick }: ReceiptSourcesProps) {
  function changed({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onPick(currentTarget.files?.[0]);
    // The same file, picked again after it was refused or removed, must count as a change.
    currentTarget.value = '';
  }

  return (
    <div className={styles.sources}>
      <label className={styles.source}>
        <input
          id="pago-receipt"
          type="file"
          accept="image/*"
          onChange={changed}
          {...describedBy('pago-receipt', error)}
        />
        Elegir imagen
      </label>
      <label className={`${styles.source} ${styles.camera}`}>
        <input type="file" accept="image/*" capture="environment" onChange={changed} />
        Tomar foto
      </label>
    </div>
  );
}
