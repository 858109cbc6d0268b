import { useFormikContext } from 'formik';
import { ValidationError } from 'yup';
import type { FieldState } from '@/components/ui/field';
import { buyerSchema, REQUIRED, type PurchaseRequest } from '@/lib/raffle/purchase-schema';
import { firstConversion } from '@/lib/raffle/rate';
import type { Selection } from '@/lib/raffle/selection';
import type { PayableMethod } from '@/lib/raffle/types';

export type PaymentField = keyof typeof buyerSchema.fields;

/** The field values, by the names of the request. `phoneCode` holds the country instead. */
export type PaymentValues = Record<PaymentField, string>;

/** Spanish sentences by field. The receipt is not typed, but required like the rest. */
type PaymentErrors = Partial<Record<PaymentField | 'receipt', string>>;

const FIELDS = Object.keys(buyerSchema.fields) as PaymentField[];

/**
 * Proposes the first method that converts, which the page used for its amounts.
 * @param typed values of a draft
 */
export function initialValues(
  methods: readonly PayableMethod[],
  typed: Partial<PaymentValues> = {},
): PaymentValues {
  const method = firstConversion(methods) ?? methods[0];
  const first = { method: method?.id, nationalId: 'V', phoneCode: 'VE', ...typed };
  const values = FIELDS.map((name) => [name, (first as Partial<PaymentValues>)[name] ?? '']);
  return Object.fromEntries(values) as PaymentValues;
}

export function validatePayment(
  values: PaymentValues,
  methods: readonly PayableMethod[],
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

/** Error and state of the named fields, shown only after an attempt to submit. */
export function useFieldState(...names: (keyof PaymentErrors)[]): {
  error: string | undefined;
  state: FieldState;
} {
  const { errors, submitCount } = useFormikContext<PaymentErrors>();
  if (submitCount === 0) return { error: undefined, state: 'fresh' };
  const [error] = names.flatMap((name) => (errors as PaymentErrors)[name] ?? []);
  return { error, state: error ? 'invalid' : 'valid' };
}

/** Makes the request of a tap at this moment. */
export function purchaseRequest(
  values: PaymentValues,
  tickets: Selection,
  seen: PurchaseRequest['seen'],
): PurchaseRequest {
  return { ...buyerSchema.cast(values), tickets: [...tickets], seen, tappedAt: Date.now() };
}
