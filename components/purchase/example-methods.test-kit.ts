import { accountRows } from '@/lib/raffle/account-rows';
import type { PayableMethod } from '@/lib/raffle/types';

export const mobile: PayableMethod = {
  id: 'mobile',
  name: 'Pago Móvil',
  details: accountRows('Banco: 0102'),
  currency: 'VES',
  rate: 400,
};

export const zelle: PayableMethod = {
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
  publishesAddress: false,
};
