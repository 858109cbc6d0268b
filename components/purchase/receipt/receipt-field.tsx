import { useCallback, useState, type ChangeEvent, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, FieldError } from '@/components/ui/field';
import { receiptProblemText } from './prepare-receipt';
import styles from './receipt-field.module.css';
import type { useReceiptPick } from './prepare-receipt';

type ReceiptFieldProps = {
  receipt: Blob | null;
  receiptPick: ReturnType<typeof useReceiptPick>;
  /** The error when there is no receipt. */
  missing: string | undefined;
  onRemove: () => void;
};

export function ReceiptField(props: ReceiptFieldProps) {
  const { receipt, receiptPick, missing, onRemove } = props;
  const { isPreparing, problem, pick } = receiptPick;
  const [isOver, setOver] = useState(false);
  const error = problem ? receiptProblemText[problem] : receipt ? undefined : missing;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void pick(event.dataTransfer.files[0]);
  }

  return (
    <fieldset className={styles.field} data-state={error ? 'invalid' : undefined}>
      <legend className={styles.legend}>Comprobante de pago</legend>
      {receipt ? (
        <ReceiptPreview receipt={receipt} onRemove={onRemove} />
      ) : (
        <div
          className={styles.drop}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <p className={styles.invitation}>
            Captura o foto donde se lean la referencia, el monto y la fecha.
          </p>
          <ReceiptSources error={error} onPick={pick} />
        </div>
      )}
      <p role="status" className={styles.status}>
        {receipt && !isPreparing && <span className={styles.ready}>Imagen lista</span>}
        {isPreparing && <span>Preparando la imagen…</span>}
      </p>
      <div role="alert">{problem && <FieldError id="pago-receipt" error={error} />}</div>
      {!problem && <FieldError id="pago-receipt" error={error} />}
    </fieldset>
  );
}

type ReceiptPreviewProps = { receipt: Blob; onRemove: () => void };

function ReceiptPreview({ receipt, onRemove }: ReceiptPreviewProps) {
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
      <Button variant="quiet" size="small" onClick={onRemove}>
        Quitar imagen
      </Button>
    </div>
  );
}

type ReceiptSourcesProps = {
  error: string | undefined;
  onPick: (file: File | undefined) => void;
};

/** Separate inputs for gallery and camera, because recent Android pickers offer no camera. */
function ReceiptSources({ error, onPick }: ReceiptSourcesProps) {
  function changed({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onPick(currentTarget.files?.[0]);
    // Picking the same file again after it was refused or removed must fire a change event.
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
