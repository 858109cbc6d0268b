import { useField, useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Control, ControlPair, describedBy, Field } from '@/components/ui/field';
import { NationalIdInput } from '@/components/ui/national-id-input';
import { countries } from '@/lib/raffle/countries/countries';
import type { Payable } from '@/lib/raffle/amounts';
import type { PayableMethod } from '@/lib/raffle/types';
import { BUYER_FIELDS, type useRememberedBuyer } from '../draft/remembered-buyer';
import { Fold } from './fold';
import { useFieldState, type PaymentField, type PaymentValues } from './form-values';
import styles from './payment-form.module.css';

type PaymentFieldsProps = {
  remembered: ReturnType<typeof useRememberedBuyer>;
  publishesAddress: boolean;
};

export function PaymentFields(props: PaymentFieldsProps) {
  const { remembered, publishesAddress } = props;
  const { isWanted, isFolded } = remembered;
  const { error } = useFieldState(...BUYER_FIELDS);
  return (
    <>
      <TextField
        name="reference"
        label="Referencia"
        hint="El número de la operación en tu comprobante"
        inputMode="numeric"
        autoComplete="off"
      />
      {isFolded && !error ? (
        <KnownBuyer onChange={remembered.unfold} />
      ) : (
        <BuyerFields publishesAddress={publishesAddress} />
      )}
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => remembered.setWanted(target.checked)}
        />
        <span>
          Recordar mis datos en este teléfono
          <span className={styles.rule}> Hasta los 180 días de tu última compra.</span>
        </span>
      </label>
    </>
  );
}

function BuyerFields({ publishesAddress }: { publishesAddress: boolean }) {
  return (
    <>
      <TextField name="name" label="Nombre" autoComplete="name" autoCapitalize="words" />
      <NationalIdField />
      <PhoneField />
      <TextField
        name="address"
        label="Dirección"
        hint={`Para entregarte el premio.${publishesAddress ? ' Si ganas, se publica junto a tu nombre.' : ''}`}
        autoComplete="street-address"
        autoCapitalize="sentences"
        enterKeyHint="done"
      />
    </>
  );
}

function KnownBuyer({ onChange }: { onChange: () => void }) {
  const { values } = useFormikContext<PaymentValues>();
  const { name, nationalId, phone, address } = values;
  return (
    <section aria-label="Tus datos" className={styles.known}>
      <p translate="no">
        <strong>{name}</strong>, <span>{nationalId}</span>
      </p>
      <p className={styles.rule} translate="no">
        {`${phone}, ${address}`}
      </p>
      <Button variant="quiet" size="small" onClick={onChange}>
        Cambiar mis datos
      </Button>
    </section>
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
          required
          {...input}
          {...field}
          id={id}
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

type OtherPaymentProps = {
  raffle: { methods: readonly PayableMethod[] };
  method: PayableMethod | undefined;
  payable: Payable;
  /** The amount is not the total, or has to be corrected. */
  mustOpen: boolean;
};

/** Opens by itself when the method has to be chosen anew, too. */
export function OtherPayment({ raffle, method, payable, mustOpen }: OtherPaymentProps) {
  const [, { value }, { setValue }] = useField<string>('amount');
  const { error, state } = useFieldState('amount');
  const isMethodWrong = useFieldState('method').error !== undefined || !method;
  const id = idOf('amount');
  const hint = `El total es ${payable.paid}`;
  return (
    <Fold
      title="Pagué otro monto o de otra forma"
      mustOpen={mustOpen || isMethodWrong || error !== undefined}
    >
      <MethodField methods={raffle.methods} />
      <Field {...{ id, hint, error, state }} label={`Monto (${payable.currency})`}>
        <Control>
          <input
            id={id}
            name="amount"
            // A number field would read "3.963,70" by the browser's language, as 3,9637 or as nothing.
            type="text"
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            required
            value={value}
            // The total stands there: typing replaces it.
            onFocus={(event) => event.target.select()}
            onChange={(event) => setValue(event.target.value)}
            {...describedBy(id, error, hint)}
          />
        </Control>
      </Field>
    </Fold>
  );
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
          <span aria-hidden className={styles.code} translate="no">
            {`+${countries.find(({ iso2 }) => iso2 === country.value)?.phoneCode}`}
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
            required
            {...describedBy(id, error, hint)}
          />
        </Control>
      </ControlPair>
    </Field>
  );
}
