import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { PaymentErrors } from './payment-errors';
import styles from './field.module.css';

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  children: ReactNode;
};

/** Label, control, hint and, after the first try to send, whether the control is right. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const { submitCount } = useFormikContext();
  const state = submitCount === 0 ? 'fresh' : error ? 'invalid' : 'valid';
  return (
    <div className={styles.field} data-state={state}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>{children}</div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={`${id}-error`} className={styles.error} hidden={!error}>
      {error}
    </p>
  );
}

/** The error of one field, told only after a try to send. */
export function useFieldError(name: keyof PaymentErrors): string | undefined {
  const { errors, submitCount } = useFormikContext<PaymentErrors>();
  return submitCount > 0 ? (errors as PaymentErrors)[name] : undefined;
}

/** What ties a control to its hint and its error. */
export function describedBy(id: string, error: string | undefined, hint?: string) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': Boolean(error), 'aria-describedby': ids || undefined };
}
