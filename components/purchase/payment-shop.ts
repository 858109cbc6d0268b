import type { CompanyProfile } from '@/lib/content/company';

/** The shop's facts that the payment shows. */
export type PaymentShop = Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'> & {
  /** How soon the shop answers a payment, if it says so. */
  answerTime: string | null;
};
