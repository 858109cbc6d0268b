import { useField, useFormikContext } from 'formik';
import { describedBy, FieldError, useFieldError } from './field';
import fieldStyles from './field.module.css';
import type { PaymentValues } from './payment-values';
import { splitNationalId } from './split-national-id';
import styles from './pair.module.css';

/** Venezolano, extranjero, jurídico, pasaporte, gobierno. */
const LETTERS = ['V', 'E', 'J', 'P', 'G'];

export function NationalIdField() {
  const { submitCount, setFieldValue } = useFormikContext<PaymentValues>();
  const [letter] = useField<string>('idLetter');
  const [digits] = useField<string>('idDigits');
  const error = useFieldError('idDigits');
  const id = 'pago-idDigits';
  const state = submitCount === 0 ? 'fresh' : error ? 'invalid' : 'valid';

  function type(text: string) {
    const split = splitNationalId(text);
    if (split.letter) void setFieldValue('idLetter', split.letter);
    return setFieldValue('idDigits', split.digits);
  }

  return (
    <div className={fieldStyles.field} data-state={state}>
      <label className={fieldStyles.label} htmlFor={id}>
        Cédula
      </label>
      <div className={styles.pair}>
        <select {...letter} aria-label="Tipo de documento" className={styles.letter}>
          {LETTERS.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
        <div className={fieldStyles.control}>
          <input
            {...digits}
            id={id}
            type="text"
            inputMode="numeric"
            enterKeyHint="next"
            autoComplete="off"
            placeholder="12345678"
            required
            onChange={(event) => type(event.target.value)}
            {...describedBy(id, error)}
          />
        </div>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
