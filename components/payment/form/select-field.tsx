import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { describedBy, Field, useFieldError } from './field';
import type { PaymentValues } from './payment-values';

type SelectFieldProps = ComponentProps<'select'> & {
  name: keyof PaymentValues;
  label: string;
};

export function SelectField({ name, label, ...select }: SelectFieldProps) {
  const [field] = useField<string>(name);
  const error = useFieldError(name);
  const id = `pago-${name}`;
  return (
    <Field id={id} label={label} error={error}>
      <select {...select} {...field} id={id} required {...describedBy(id, error)} />
    </Field>
  );
}
