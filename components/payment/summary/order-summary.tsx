import { selectionStore } from '@/components/ticket-picker/selection';
import type { CompanyProfile } from '@/lib/company';
import type { Payable } from '@/lib/raffle/payable';
import { SelectField } from '../form/select-field';
import type { PaymentDesk } from '../use-payment-desk';
import { ChosenTickets } from './chosen-tickets';
import { LostTickets } from './lost-tickets';
import { MethodDetails } from './method-details';
import { OrderTotal } from './order-total';
import { WithoutMethods } from './without-methods';
import styles from './order-summary.module.css';

type OrderSummaryProps = {
  desk: PaymentDesk;
  payable: Payable;
  /** Per ticket, formatted. */
  price: string;
  whatsapp: CompanyProfile['whatsapp'];
};

/** What is bought, what it costs and where to pay it. */
export function OrderSummary({ desk, payable, price, whatsapp }: OrderSummaryProps) {
  const { raffle, method, neverHadMethods, selection } = desk;
  const store = selectionStore(raffle.id);
  const lost = selection.chosen.filter(({ id }) => selection.lost.has(id));
  return (
    <div className={styles.summary}>
      {!raffle.isOpen && (
        <p role="alert" className={styles.closed}>
          Esta rifa ya cerró: no pagues. Si ya pagaste, escríbenos por WhatsApp.
        </p>
      )}
      <OrderTotal payable={payable} price={price} count={selection.chosen.length} />
      <ChosenTickets raffleId={raffle.id} selection={selection} />
      {lost.length > 0 && (
        <LostTickets raffleId={raffle.id} chosen={selection.chosen} lost={lost} store={store} />
      )}
      {selection.chosen.length === 0 && (
        <p role="status">No tienes números elegidos. Cierra esta ventana y elige los tuyos.</p>
      )}
      <h3 className={styles.step}>1. Paga con tu banco</h3>
      {neverHadMethods ? (
        <WithoutMethods raffleName={raffle.name} chosen={selection.chosen} whatsapp={whatsapp} />
      ) : (
        <SelectField name="method" label="Método de pago">
          {!method && <option value={desk.formik.values.method}>Elige un método de pago</option>}
          {raffle.methods.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {method && <MethodDetails method={method} payable={payable} />}
    </div>
  );
}
