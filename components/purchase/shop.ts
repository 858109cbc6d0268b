import type { CompanyProfile } from '@/lib/content/company';

/** What the payment tells of the shop. */
export type PaymentShop = Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'> & {
  /** How soon a payment is answered, where the shop says so. */
  answerTime: string | null;
};
