import type { PaymentMethod } from '@/lib/raffle/types';

export const mobile: PaymentMethod = {
  id: 'mobile',
  name: 'Pago Móvil',
  description: '',
  account: 'Banco: 0102',
  currency: 'VES',
  rate: 400,
};

export const zelle: PaymentMethod = {
  ...mobile,
  id: 'zelle',
  name: 'Zelle',
  currency: 'USD',
  rate: 1,
};

export const company = {
  currencySymbol: '$',
  whatsapp: 'https://wa.me/584240000000',
  answerTime: null,
};
