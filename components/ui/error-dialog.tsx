'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from './button';
import styles from './error-dialog.module.css';

type ErrorDialogProps = {
  /** The error, worded for the visitor; null keeps the dialog closed. */
  message: string | null;
  onClose: () => void;
};

export function ErrorDialog({ message, onClose }: ErrorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (message === null) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [message]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Error
      </h2>
      <p id={`${id}-message`}>{message}</p>
      <Button className={styles.close} onClick={() => dialog.current?.close()}>
        Cerrar
      </Button>
    </dialog>
  );
}
