'use client';

import { useFormikContext } from 'formik';
import { useState, type DragEvent } from 'react';
import { FieldError, useFieldError } from '../form/field';
import { ReceiptPreview } from './receipt-preview';
import { ReceiptSources } from './receipt-sources';
import { prepareReceipt } from './prepare-receipt';
import { receiptProblemText, type ReceiptProblem } from './receipt-problem';
import { shrinkInWorker } from './shrink-in-worker';
import styles from './receipt-field.module.css';

type ReceiptFieldProps = {
  receipt: Blob | null;
  onChange: (receipt: Blob | null) => void;
};

export function ReceiptField({ receipt, onChange }: ReceiptFieldProps) {
  const { submitCount } = useFormikContext();
  const [isPreparing, setPreparing] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<ReceiptProblem | null>(null);
  const missing = useFieldError('receipt');
  const error = problem ? receiptProblemText[problem] : receipt ? undefined : missing;
  const state = submitCount === 0 ? 'fresh' : error ? 'invalid' : 'valid';

  async function pick(file: File | undefined) {
    if (!file) return;
    setPreparing(true);
    setProblem(null);
    const prepared = await prepareReceipt(file, shrinkInWorker);
    setPreparing(false);
    if (prepared.ok) onChange(prepared.picture);
    else setProblem(prepared.problem);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void pick(event.dataTransfer.files[0]);
  }

  return (
    <fieldset className={styles.field} data-state={problem ? 'invalid' : state}>
      <legend className={styles.legend}>Comprobante de pago</legend>
      {receipt ? (
        <ReceiptPreview receipt={receipt} onRemove={() => onChange(null)} />
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
        {isPreparing && 'Preparando la imagen…'}
      </p>
      <div role="alert">
        <FieldError id="pago-receipt" error={error} />
      </div>
    </fieldset>
  );
}
