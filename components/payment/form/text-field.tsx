import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { describedBy, Field, useFieldError } from './field';
import type { PaymentValues } from './payment-values';

type TextFieldProps = ComponentProps<'input'> & {
  name: keyof PaymentValues;
  label: string;
  hint?: string;
};

export function TextField({ name, label, hint, ...input }: TextFieldProps) {
  const [field] = useField<string>(name);
  const error = useFieldError(name);
  const id = `pago-${name}`;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        type="text"
        enterKeyHint="next"
        {...input}
        {...field}
        id={id}
        required
        {...describedBy(id, error, hint)}
      />
    </Field>
  );
}
