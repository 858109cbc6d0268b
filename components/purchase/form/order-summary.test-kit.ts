import { payableFor } from '@/lib/raffle/amounts';
import { initialValues, type PaymentValues } from './form-values';
import { company, mobile, zelle } from '../example-methods.test-kit';
import type { UsePurchaseResult } from '../state/use-purchase';
import type { PayableMethod } from '@/lib/raffle/types';

type Shown = {
  raffle?: Partial<UsePurchaseResult['raffle']>;
  method?: PayableMethod;
  numbers?: string[];
  lost?: string[];
  values?: Partial<PaymentValues>;
  step?: 'pay' | 'receipt';
} & Partial<Pick<UsePurchaseResult, 'isAmountBehind'>>;

export { company, mobile, zelle };

/** A purchase as the form's parts see it. */
export function shownPurchase(shown: Shown = {}) {
  const { method = mobile, numbers = ['03', '07'], lost = [], values, step = 'pay' } = shown;
  const { isAmountBehind = false } = shown;
  const raffle = {
    id: 'a'.repeat(24),
    name: 'Moto',
    price: 5,
    packs: [],
    minPerPurchase: 1,
    maxPerPurchase: 50,
    methods: [mobile, zelle],
    isOpen: true,
    isPending: false,
    drawDate: null,
    readAt: '2026-11-22T14:32:00.000Z',
    ...shown.raffle,
  };
  const chosen = numbers.map((number) => ({ id: `id-${number}`, number }));
  const formStep = { name: step, onCopied: jest.fn(), goOn: jest.fn(), goBack: jest.fn() };
  const purchase = {
    raffle,
    method,
    payable: payableFor(raffle, numbers.length, { symbol: '$', conversion: method }),
    selection: { chosen, lost: new Set(lost.map((number) => `id-${number}`)) },
    formik: { values: initialValues(raffle.methods, { amount: '4000,00', ...values }) },
    formStep,
    isAmountBehind,
  };
  return { purchase: purchase as unknown as UsePurchaseResult, formStep };
}
