import { useCallback } from 'react';
import { Button } from '@/components/ui/button';
import styles from './receipt-preview.module.css';

type ReceiptPreviewProps = { receipt: Blob; onRemove: () => void };

export function ReceiptPreview({ receipt, onRemove }: ReceiptPreviewProps) {
  const showReceipt = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(receipt);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [receipt],
  );
  return (
    <div className={styles.preview}>
      <img ref={showReceipt} alt="Comprobante elegido" className={styles.picture} />
      <div className={styles.facts}>
        <p>
          Imagen lista <span className={styles.size}>({kilobytes(receipt.size)})</span>
        </p>
        <Button variant="quiet" size="small" onClick={onRemove}>
          Quitar imagen
        </Button>
      </div>
    </div>
  );
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
