import { useField, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { Control, ControlPair, describedBy, Field } from '@/components/ui/field';
import { NationalIdInput } from '@/components/ui/national-id-input';
import { countries } from '@/lib/raffle/countries/countries';
import { MIN_AMOUNT } from '@/lib/raffle/limits';
import type { Payable } from '@/lib/raffle/payable';
import { useFieldState, type PaymentField, type PaymentValues } from './form-values';
import styles from './payment-form.module.css';

export function PaymentFields({ payable }: { payable: Payable }) {
  return (
    <>
      <AmountField payable={payable} />
      <TextField
        name="reference"
        label="Referencia"
        hint="El número de la operación, como sale en tu comprobante"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField name="name" label="Nombre" autoComplete="name" autoCapitalize="words" />
      <NationalIdField />
      <PhoneField />
      <TextField
        name="address"
        label="Dirección"
        autoComplete="street-address"
        autoCapitalize="sentences"
        enterKeyHint="done"
      />
    </>
  );
}

const idOf = (name: PaymentField) => `pago-${name}`;

type TextFieldProps = ComponentProps<'input'> & {
  name: PaymentField;
  label: string;
  hint?: string;
};

function TextField({ name, label, hint, ...input }: TextFieldProps) {
  const [field] = useField<string>(name);
  const { error, state } = useFieldState(name);
  const id = idOf(name);
  return (
    <Field {...{ id, label, hint, error, state }}>
      <Control>
        <input
          type="text"
          enterKeyHint="next"
          {...input}
          {...field}
          id={id}
          required
          {...describedBy(id, error, hint)}
        />
      </Control>
    </Field>
  );
}

export function MethodField({ methods }: { methods: readonly { id: string; name: string }[] }) {
  const [field] = useField<string>('method');
  const { error, state } = useFieldState('method');
  const id = idOf('method');
  const isOffered = methods.some((method) => method.id === field.value);
  return (
    <Field {...{ id, error, state }} label="Método de pago">
      <Control>
        <select {...field} id={id} required {...describedBy(id, error)}>
          {!isOffered && <option value={field.value}>Elige un método de pago</option>}
          {methods.map((method) => (
            <option key={method.id} value={method.id}>
              {method.name}
            </option>
          ))}
        </select>
      </Control>
    </Field>
  );
}

function AmountField({ payable }: { payable: Payable }) {
  const [, { value }, { setValue }] = useField<string>('amount');
  const { error, state } = useFieldState('amount');
  const id = idOf('amount');
  const hint = `El total es ${payable.converted ?? payable.base}`;
  useAmountFollowsTotal(payable.amount);
  return (
    <Field {...{ id, hint, error, state }} label={`Monto (${payable.currency})`}>
      <Control>
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
      </Control>
    </Field>
  );
}

/** Keeps the amount at the exact total until the buyer writes another one. */
function useAmountFollowsTotal(total: number): void {
  const { values, setFieldValue } = useFormikContext<PaymentValues>();
  const proposed = useRef('');

  const follow = useEffectEvent((amount: string) => {
    if (values.amount === '' || values.amount === proposed.current) {
      void setFieldValue('amount', amount);
    }
    proposed.current = amount;
  });

  useEffect(() => follow(total > 0 ? total.toFixed(2) : ''), [total]);
}

function NationalIdField() {
  const [{ name, value }, , { setValue }] = useField<string>('nationalId');
  const { error, state } = useFieldState('nationalId');
  const id = idOf('nationalId');
  return (
    <Field {...{ id, error, state }} label="Cédula">
      <NationalIdInput
        {...{ id, name, value }}
        onChange={(typed) => void setValue(typed)}
        {...describedBy(id, error)}
      />
    </Field>
  );
}

function PhoneField() {
  const [country] = useField<string>('phoneCode');
  const [phone] = useField<string>('phone');
  const { error, state } = useFieldState('phone', 'phoneCode');
  const id = idOf('phone');
  const hint = 'Ejemplo: 4240000000';
  return (
    <Field {...{ id, hint, error, state }} label="Teléfono">
      <ControlPair>
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
        <Control>
          <input
            {...phone}
            id={id}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="next"
            placeholder="4240000000"
            required
            {...describedBy(id, error, hint)}
          />
        </Control>
      </ControlPair>
    </Field>
  );
}
