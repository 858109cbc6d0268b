import { AmountField } from './amount-field';
import { NationalIdField } from './national-id-field';
import { PhoneField } from './phone-field';
import { TextField } from './text-field';

type PaymentFieldsProps = { currency: string; total: string };

export function PaymentFields({ currency, total }: PaymentFieldsProps) {
  return (
    <>
      <AmountField currency={currency} total={total} />
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
