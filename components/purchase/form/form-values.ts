import { useFormikContext } from 'formik';
import { ValidationError } from 'yup';
import type { FieldState } from '@/components/ui/field';
import { splitNationalId } from '@/lib/raffle/buyer';
import { buyerSchema, REQUIRED, type PurchaseRequest } from '@/lib/raffle/purchase-schema';
import { firstConversion } from '@/lib/raffle/rate';
import type { Selection } from '@/lib/raffle/selection';
import type { PaymentMethod } from '@/lib/raffle/types';

export type PaymentField = keyof typeof buyerSchema.fields;

/** What stands in the fields, by the names of the request; `phoneCode` as the country it is of. */
export type PaymentValues = Record<PaymentField, string>;

/** Spanish sentences by field; the receipt is not typed, but it is asked for like the rest. */
export type PaymentErrors = Partial<Record<PaymentField | 'receipt', string>>;

const FIELDS = Object.keys(buyerSchema.fields) as PaymentField[];
const FILLED_IN: readonly PaymentField[] = ['method', 'amount', 'phoneCode'];

/**
 * As the page told its amounts, the first method that converts is proposed.
 * @param kept of a draft, which an earlier build with fewer fields may have written
 */
export function initialValues(
  methods: readonly PaymentMethod[],
  kept: Partial<PaymentValues> = {},
): PaymentValues {
  const method = firstConversion(methods) ?? methods[0];
  const first = { method: method?.id, nationalId: 'V', phoneCode: 'VE', ...kept };
  const values = FIELDS.map((name) => [name, (first as Partial<PaymentValues>)[name] ?? '']);
  return Object.fromEntries(values) as PaymentValues;
}

/** @param given what was there before anybody typed. */
export function isTyped(values: PaymentValues, given: Partial<PaymentValues> = {}): boolean {
  const typed = { ...values, nationalId: splitNationalId(values.nationalId).digits };
  return FIELDS.some(
    (name) =>
      !FILLED_IN.includes(name) && typed[name].trim() !== '' && values[name] !== given[name],
  );
}

export function validatePayment(
  values: PaymentValues,
  methods: readonly PaymentMethod[],
  hasReceipt: boolean,
): PaymentErrors {
  const errors: PaymentErrors = {};
  if (!hasReceipt) errors.receipt = REQUIRED;
  if (!methods.some(({ id }) => id === values.method)) errors.method = REQUIRED;
  try {
    buyerSchema.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) errors[path as PaymentField] ??= message;
  }
  return errors;
}

/** Error and look of what stands behind these names; told only after a try to send. */
export function useFieldState(...names: (keyof PaymentErrors)[]): {
  error: string | undefined;
  state: FieldState;
} {
  const { errors, submitCount } = useFormikContext<PaymentErrors>();
  if (submitCount === 0) return { error: undefined, state: 'fresh' };
  const [error] = names.flatMap((name) => (errors as PaymentErrors)[name] ?? []);
  return { error, state: error ? 'invalid' : 'valid' };
}

export function purchaseRequest(
  values: PaymentValues,
  tickets: Selection,
  seen: PurchaseRequest['seen'],
): PurchaseRequest {
  return { ...buyerSchema.cast(values), tickets: [...tickets], seen };
}
