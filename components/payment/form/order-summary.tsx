import { ChosenChips } from '@/components/selection/chosen-chips';
import { selectionStore, type SelectionStore } from '@/components/selection/selection-store';
import { useSubstitutes } from '@/components/selection/use-substitutes';
import { Button } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { CopyButton } from '@/components/ui/copy-button';
import type { CompanyProfile } from '@/lib/company';
import { accountDetails } from '@/lib/raffle/account-details';
import { chargePhrase } from '@/lib/raffle/charge-phrase';
import { copyableAmount, type Payable } from '@/lib/raffle/payable';
import type { Selection } from '@/lib/raffle/selection';
import type { PaymentMethod } from '@/lib/raffle/types';
import type { UsePurchaseResult } from '../purchase/use-purchase';
import styles from './order-summary.module.css';
import { MethodField } from './payment-fields';

type OrderSummaryProps = {
  purchase: UsePurchaseResult;
  payable: Payable;
  company: Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'>;
  /** Why so many numbers are not sold together. */
  problem: string | null;
};

export function OrderSummary({ purchase, payable, company, problem }: OrderSummaryProps) {
  const { raffle, method, neverHadMethods, selection } = purchase;
  const { chosen } = selection;
  const { currencySymbol, whatsapp } = company;
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
      <section aria-label="Tickets elegidos">
        <ul className={styles.chips}>
          <ChosenChips raffleId={raffle.id} selection={selection} />
        </ul>
      </section>
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

type LostTicketsProps = {
  raffleId: string;
  chosen: Selection;
  lost: Selection;
  store: SelectionStore;
};

function LostTickets({ raffleId, chosen, lost, store }: LostTicketsProps) {
  const substitutes = useSubstitutes(raffleId, chosen, lost);
  return (
    <div role="alert" className={styles.lostTickets} id="pago-perdidos" tabIndex={-1}>
      {lost.map((ticket) => {
        const free = substitutes.get(ticket.id);
        return (
          <div key={ticket.id} className={styles.lost}>
            <p>
              <strong>El {ticket.number} ya lo apartó otra persona.</strong> No pagues por ese
              número.
            </p>
            <div className={styles.actions}>
              {free && (
                <Button size="small" onClick={() => store.swap(ticket.id, free)}>
                  Cambiar por el {free.number}
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={() => store.remove(ticket.id)}>
                Seguir sin el {ticket.number}
              </Button>
            </div>
          </div>
        );
      })}
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

type MethodDetailsProps = { method: PaymentMethod; payable: Payable };

/** What to type into the bank's app, each value one tap away from the clipboard. */
function MethodDetails({ method, payable }: MethodDetailsProps) {
  const details = accountDetails(method.account);
  const total = payable.converted ?? payable.base;
  const everything = [
    method.name,
    method.description,
    ...details.map(({ label, value }) => `${label}: ${value}`),
    `Monto: ${copyableAmount(payable.amount)}`,
  ];
  return (
    <section className={styles.method} aria-label={`Datos para pagar por ${method.name}`}>
      <div className={styles.methodHead}>
        <div>
          <h3 className={styles.methodName}>{method.name}</h3>
          {method.description && <p className={styles.description}>{method.description}</p>}
        </div>
        <CopyButton text={everything.filter(Boolean).join('\n')} what="los datos del pago">
          Copiar todo
        </CopyButton>
      </div>
      <dl className={styles.rows}>
        {details.map(({ label, value, copy }, index) => (
          <Row key={index} label={label} value={value} copy={copy} />
        ))}
        <Row label="Monto" value={total} copy={copyableAmount(payable.amount)} />
      </dl>
    </section>
  );
}

function Row({ label, value, copy }: { label: string; value: string; copy: string }) {
  return (
    <div className={styles.row}>
      <dt className={styles.rowLabel}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd>
        <CopyButton text={copy} what={label} />
      </dd>
    </div>
  );
}
