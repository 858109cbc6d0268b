import { ChosenChips } from '@/components/picker/selection/chosen-chips';
import { UndoNotice } from '@/components/picker/selection/undo-notice';
import { Figures } from '@/components/ui/figures';
import { RateLine } from '@/components/ui/rate-line';
import type { PaymentShop } from '../state/payable-raffle';
import type { Payable } from '@/lib/raffle/amounts';
import { chargePhrase } from '@/lib/raffle/paid';
import { formatAmount } from '@/lib/raffle/money';
import { converts, moneyOf } from '@/lib/raffle/rate';
import { readTypedAmount } from '@/lib/raffle/typed-amount';
import type { UsePurchaseResult } from '../state/use-purchase';
import { Fold } from './fold';
import { LostTickets } from './lost-tickets';
import styles from './order-summary.module.css';

type OrderSummaryProps = {
  purchase: UsePurchaseResult;
  company: PaymentShop;
  /** Why nothing may be paid, whichever numbers are lost. */
  problem: string | null;
  /** Each number is free, and their quantity for sale. Otherwise no amount is shown that a buyer could pay. */
  mayPay: boolean;
};

export function OrderSummary({ purchase, company, problem, mayPay }: OrderSummaryProps) {
  const { raffle, method, payable, selection, formik, formStep, isAmountBehind } = purchase;
  const { chosen } = selection;
  const { currencySymbol } = company;
  const toPay = formStep.name === 'pay' && mayPay;
  const count = chosen.length === 1 ? '1 número' : `${chosen.length} números`;
  const base = payable.about?.replace('≈', ' =') ?? '';
  const lost = chosen.filter(({ id }) => selection.lost.has(id));
  return (
    <div className={styles.summary} data-part="summary">
      {problem && (
        <p role="alert" className={styles.closed}>
          <Figures in={problem} />
        </p>
      )}
      <section aria-label="Números elegidos" tabIndex={-1}>
        {chosen.length > 0 && (
          <Fold title={<Figures in={`${count}${toPay ? base : ''} · ver`} />}>
            {formStep.name === 'pay' ? (
              <ul className={styles.chips}>
                <ChosenChips raffleId={raffle.id} selection={selection} />
              </ul>
            ) : (
              <p translate="no">{chosen.map(({ number }) => number).join(', ')}</p>
            )}
            {toPay && (
              <>
                <p className={styles.sum}>
                  <Figures
                    in={chargePhrase(chosen.length, raffle, {
                      symbol: currencySymbol,
                      isShort: payable.about !== null,
                    })}
                  />
                  <span translate="no">{base}</span>
                </p>
                {method && converts(method) && (
                  <RateLine money={moneyOf(currencySymbol, [method])} readAt={raffle.readAt} />
                )}
              </>
            )}
          </Fold>
        )}
        <div role="status" className={styles.said}>
          {selection.undo && formStep.name === 'pay' && (
            <UndoNotice
              {...{ raffleId: raffle.id, chosen, undo: selection.undo }}
              max={raffle.maxPerPurchase}
            />
          )}
        </div>
      </section>
      {formStep.name === 'receipt' && isAmountBehind && chosen.length > 0 && (
        <p role="status" className={styles.changed}>
          El total es <strong translate="no">{payable.paid}</strong>. Si pagaste{' '}
          <strong translate="no">{typedAmount(formik.values.amount, payable)}</strong>, tu pago no
          se pierde: envía tu comprobante y te decimos qué hacer.
        </p>
      )}
      {lost.length > 0 && <LostTickets {...{ raffleId: raffle.id, chosen, lost }} />}
      {chosen.length === 0 && (
        <p role="status">No tienes números elegidos. Cierra esta ventana y elige los tuyos.</p>
      )}
    </div>
  );
}

/** The amount the buyer claims to have paid, or the total while the field holds no amount. */
function typedAmount(typed: string, { amount, currency }: Payable): string {
  return formatAmount(readTypedAmount(typed) || amount, currency);
}
