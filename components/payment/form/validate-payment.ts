import { ValidationError } from 'yup';
import { buyerSchema, REQUIRED } from '@/lib/raffle/purchase-schema';
import type { PaymentMethod } from '@/lib/raffle/types';
import { buyerOf } from './buyer-of';
import type { PaymentErrors } from './payment-errors';
import type { PaymentValues } from './payment-values';

/** Where the form shows what the schema calls otherwise. */
const FIELD_OF: Record<string, keyof PaymentErrors> = {
  nationalId: 'idDigits',
  phoneCode: 'country',
};

export function validatePayment(
  values: PaymentValues,
  methods: readonly PaymentMethod[],
  hasReceipt: boolean,
): PaymentErrors {
  const errors: PaymentErrors = {};
  if (!hasReceipt) errors.receipt = REQUIRED;
  if (!methods.some(({ name }) => name === values.method)) errors.method = REQUIRED;
  try {
    buyerSchema.validateSync(buyerOf(values), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = '', message } of error.inner) errors[fieldOf(path)] ??= message;
  }
  return errors;
}

/** What the server found wrong, by the names of the request. */
export function errorsFromServer(fields: Record<string, string>): PaymentErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [fieldOf(path), message]),
  );
}

function fieldOf(path: string): keyof PaymentErrors {
  return FIELD_OF[path] ?? (path as keyof PaymentErrors);
}
