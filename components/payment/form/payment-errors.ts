import type { PaymentValues } from './payment-values';

/** Spanish sentences by field; the receipt is not typed, but it is asked for like the rest. */
export type PaymentErrors = Partial<Record<keyof PaymentValues | 'receipt', string>>;
