import { ChosenChip } from '@/components/selection/chosen-chip';
import { selectionStore, type SelectionState } from '@/components/selection/selection-store';
import type { CompanyProfile } from '@/lib/company';
import { chargePhrase } from '@/lib/raffle/charge-phrase';
import type { Payable } from '@/lib/raffle/payable';
import { quantityProblem } from '@/lib/raffle/quantity-limits';
import type { Selection } from '@/lib/raffle/selection';
import { ChatLink } from '../chat-link';
import { MethodField } from '../form/payment-fields';
import type { Purchase } from '../use-purchase';
import { LostTickets } from './lost-tickets';
import { MethodDetails } from './method-details';
import styles from './order-summary.module.css';

type OrderSummaryProps = {
  purchase: Purchase;
  payable: Payable;
  company: Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'>;
};

export function OrderSummary({ purchase, payable, company }: OrderSummaryProps) {
  const { raffle, method, neverHadMethods, selection } = purchase;
  const { chosen } = selection;
  const { currencySymbol, whatsapp } = company;
  const problem = chosen.length > 0 ? quantityProblem(chosen.length, raffle) : null;
  const lost = chosen.filter(({ id }) => selection.lost.has(id));
  return (
    <div className={styles.summary}>
      {!raffle.isOpen && (
        <p role="alert" className={styles.closed}>
          Esta rifa ya cerró: no pagues. Si ya pagaste, escríbenos por WhatsApp.
        </p>
      )}
      <OrderTotal
        payable={payable}
        breakdown={chargePhrase(chosen.length, raffle, currencySymbol)}
      />
      {problem && (
        <p role="alert" className={styles.closed}>
          {problem}. No pagues todavía: cierra esta ventana y cambia tus números.
        </p>
      )}
      <ChosenTickets raffleId={raffle.id} selection={selection} />
      {lost.length > 0 && (
        <LostTickets
          raffleId={raffle.id}
          chosen={chosen}
          lost={lost}
          store={selectionStore(raffle.id)}
        />
      )}
      {chosen.length === 0 && (
        <p role="status">No tienes números elegidos. Cierra esta ventana y elige los tuyos.</p>
      )}
      <h3 className={styles.step}>1. Paga con tu banco</h3>
      {neverHadMethods ? (
        <WithoutMethods raffleName={raffle.name} chosen={chosen} whatsapp={whatsapp} />
      ) : (
        <MethodField methods={raffle.methods} />
      )}
      {method && <MethodDetails method={method} payable={payable} />}
    </div>
  );
}

type OrderTotalProps = { payable: Payable; breakdown: string };

function OrderTotal({ payable, breakdown }: OrderTotalProps) {
  return (
    <dl className={styles.total}>
      <dt className={styles.label}>Total a pagar</dt>
      <dd className={styles.amount}>{payable.converted ?? payable.base}</dd>
      {payable.converted && (
        <>
          <dt className="visually-hidden">En moneda base</dt>
          <dd className={styles.base}>{payable.base}</dd>
        </>
      )}
      <dt className="visually-hidden">Cálculo</dt>
      <dd className={styles.sum}>{breakdown}</dd>
    </dl>
  );
}

type ChosenTicketsProps = { raffleId: string; selection: SelectionState };

function ChosenTickets({ raffleId, selection: { chosen, lost } }: ChosenTicketsProps) {
  return (
    <section aria-label="Tickets elegidos">
      <ul className={styles.chips}>
        {chosen.map((ticket) => (
          <ChosenChip
            key={ticket.id}
            raffleId={raffleId}
            ticket={ticket}
            isLost={lost.has(ticket.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type WithoutMethodsProps = { raffleName: string; chosen: Selection; whatsapp: string | null };

/** The raffle names no way to pay, as the admin API may: there is nothing to fill in, only somebody to ask. */
function WithoutMethods({ raffleName, chosen, whatsapp }: WithoutMethodsProps) {
  const numbers = chosen.map(({ number }) => number).join(', ');
  const question = `¡Hola! Quiero comprar ${numbers} de «${raffleName}». ¿Cómo puedo pagar?`;
  return (
    <>
      <p role="alert" className={styles.closed}>
        Esta rifa no tiene métodos de pago por ahora: no pagues todavía.{' '}
        {whatsapp ? 'Escríbenos y te decimos cómo.' : 'Tus números siguen elegidos; vuelve pronto.'}
      </p>
      <ChatLink whatsapp={whatsapp} message={question}>
        Preguntar por WhatsApp
      </ChatLink>
    </>
  );
}
