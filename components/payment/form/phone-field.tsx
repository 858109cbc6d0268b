import { useField, useFormikContext } from 'formik';
import { countries } from '@/lib/raffle/countries/countries';
import { describedBy, FieldError, useFieldError } from './field';
import fieldStyles from './field.module.css';
import styles from './pair.module.css';

const HINT = 'Ejemplo: 4240000000';

export function PhoneField() {
  const { submitCount } = useFormikContext();
  const [country] = useField<string>('country');
  const [phone] = useField<string>('phone');
  const codeError = useFieldError('country');
  const phoneError = useFieldError('phone');
  const id = 'pago-phone';
  const error = phoneError ?? codeError;
  const state = submitCount === 0 ? 'fresh' : error ? 'invalid' : 'valid';
  return (
    <div className={fieldStyles.field} data-state={state}>
      <label className={fieldStyles.label} htmlFor={id}>
        Teléfono
      </label>
      <div className={styles.pair}>
        <div className={styles.country}>
          <select {...country} aria-label="Código de país" autoComplete="country" required>
            {countries.map(({ iso2, nameES, phoneCode }) => (
              <option key={iso2} value={iso2}>{`${nameES} +${phoneCode}`}</option>
            ))}
          </select>
          <span aria-hidden className={styles.code}>
            +{countries.find(({ iso2 }) => iso2 === country.value)?.phoneCode}
          </span>
        </div>
        <div className={fieldStyles.control}>
          <input
            {...phone}
            id={id}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="next"
            placeholder="4240000000"
            required
            {...describedBy(id, error, HINT)}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className={fieldStyles.hint}>
        {HINT}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}
