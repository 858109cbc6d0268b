import type { ReactNode } from 'react';
import styles from '@/components/payment/form/field.module.css';
import type { VerificationField } from '@/lib/raffle/verification';

type InputProps = {
  id: string;
  name: VerificationField;
  type: 'text';
  autoComplete: 'off';
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type VerifyFieldProps = {
  name: VerificationField;
  label: string;
  /** Null before the first try to ask. */
  errors: Partial<Record<VerificationField, string>> | null;
  children: (input: InputProps) => ReactNode;
};

/** Label, control and, after a try, what to correct. Never filled in by the browser: phones are lent. */
export function VerifyField({ name, label, errors, children }: VerifyFieldProps) {
  const id = `verificar-${name}`;
  const error = errors?.[name];
  return (
    <div className={styles.field} data-state={error ? 'invalid' : 'fresh'}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        type: 'text',
        autoComplete: 'off',
        required: true,
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      <p id={`${id}-error`} className={styles.error} hidden={!error}>
        {error}
      </p>
    </div>
  );
}
