import type { ReactNode } from 'react';
import { Figures } from './figures';
import styles from './field.module.css';

export type FieldState = 'fresh' | 'invalid' | 'valid';

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  state: FieldState;
  error: string | undefined;
  /** Contains the input in a `Control`. */
  children: ReactNode;
};

export function Field({ id, label, hint, state, error, children }: FieldProps) {
  return (
    <div className={styles.field} data-state={state}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <Figures in={hint} />
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function Control({ children }: { children: ReactNode }) {
  return <div className={styles.control}>{children}</div>;
}

/** A short select and its input, side by side. */
export function ControlPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={`${id}-error`} className={styles.error} hidden={!error}>
      {error}
    </p>
  );
}

export function describedBy(id: string, error: string | undefined, hint?: string) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': Boolean(error), 'aria-describedby': ids || undefined };
}
