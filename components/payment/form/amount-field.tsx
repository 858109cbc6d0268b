import { useField } from 'formik';
import { MIN_AMOUNT } from '@/lib/raffle/limits';
import { describedBy, Field, useFieldError } from './field';

type AmountFieldProps = {
  /** Symbol of the currency that is paid in. */
  currency: string;
  /** The exact total, formatted, as a reminder. */
  total: string;
};

export function AmountField({ currency, total }: AmountFieldProps) {
  const [, { value }, { setValue }] = useField<string>('amount');
  const error = useFieldError('amount');
  const id = 'pago-amount';
  const hint = `El total es ${total}`;
  return (
    <Field id={id} label={`Monto (${currency})`} hint={hint} error={error}>
      <input
        id={id}
        name="amount"
        type="number"
        min={MIN_AMOUNT}
        step="0.01"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        required
        value={value}
        onChange={(event) => setValue(event.target.value)}
        // A wheel turned over the focused field would change the amount unseen.
        onWheel={(event) => event.currentTarget.blur()}
        {...describedBy(id, error, hint)}
      />
    </Field>
  );
}
