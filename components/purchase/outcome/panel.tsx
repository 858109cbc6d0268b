import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { ErrorDialog } from '@/components/ui/error-dialog';
import { Figures } from '@/components/ui/figures';
import type { PaymentShop } from '../payment-shop';
import { handOffMessage } from '@/lib/raffle/hand-off';
import { paidAmount, paidText } from '@/lib/raffle/paid';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import type { UsePurchaseResult } from '../state/use-purchase';
import styles from './panel.module.css';

export type OutcomeProps = {
  sent: PurchaseRequest;
  purchase: UsePurchaseResult;
  company: PaymentShop;
  onClose: () => void;
};

export type StateProps<State extends PurchaseOutcome['state']> = OutcomeProps & {
  outcome: Extract<PurchaseOutcome, { state: State }>;
};

type PanelProps = {
  tone: 'ok' | 'wait' | 'warning' | 'danger';
  title: string;
  children: ReactNode;
};

const SIGNS: Record<PanelProps['tone'], string> = { ok: '✓', wait: '…', warning: '!', danger: '!' };

/** The outcome of a payment attempt. It stays until the buyer leaves it; a toast repeats good news. */
export function Panel({ tone, title, children }: PanelProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The tapped button may have been far down in the previous panel.
    const around = section.current?.parentElement;
    for (const scroller of [around, around?.closest('dialog')]) {
      if (scroller) scroller.scrollTop = 0;
    }
  }, []);
  return (
    <section
      ref={section}
      className={styles.panel}
      data-tone={tone}
      role={tone === 'ok' ? 'status' : 'alert'}
    >
      <span className={styles.sign} aria-hidden>
        {SIGNS[tone]}
      </span>
      <h3 className={styles.title}>
        <Figures in={title} />
      </h3>
      {children}
    </section>
  );
}

export function PanelActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

type PaidFor = Pick<OutcomeProps, 'sent' | 'purchase' | 'company'>;

/** Says where the money is; comes first in a panel. */
export function Money({ children }: { children: ReactNode }) {
  return <p className={styles.money}>{children}</p>;
}

/** `tu pago de Bs 1.000,00` */
export function YourPayment({ sent, purchase, company }: PaidFor) {
  const amount = paidAmount(sent, purchase.methodOf(sent), company.currencySymbol);
  return (
    <span>
      Tu pago de <strong translate="no">{amount}</strong>
    </span>
  );
}

type KeepYourMoneyProps = PaidFor & {
  /** Part of the price is missing and must be paid separately. */
  isShort?: boolean;
};

export function KeepYourMoney({ isShort = false, ...props }: KeepYourMoneyProps) {
  return (
    <Money>
      <YourPayment {...props} /> sigue valiendo.{!isShort && <strong> No vuelvas a pagar.</strong>}
    </Money>
  );
}

type PurchaseFactsProps = PaidFor & {
  /** Defaults to all sent numbers. */
  numbers?: readonly string[];
  trace: string;
  /** The message of the raffle's own system. */
  said?: string | null;
  also?: [name: string, value: string][];
};

export function PurchaseFacts(props: PurchaseFactsProps) {
  const { sent, purchase, company, numbers = numbersOf(sent), trace, said, also = [] } = props;
  const facts = [
    ['Pagaste', paidText(sent, purchase.methodOf(sent), company.currencySymbol)],
    [numbers.length === 1 ? 'Número' : 'Números', numbers.join(', ')],
    ['Referencia', sent.reference],
    ['Código', trace],
    ...also,
    ...(said ? [['La rifa respondió', said]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd translate={value === said ? undefined : 'no'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type HandOffLinkProps = PaidFor &
  Pick<Parameters<typeof handOffMessage>[0], 'lost' | 'wanted' | 'swaps' | 'trace' | 'trouble'> & {
    /** Defaults to all sent numbers. */
    numbers?: readonly string[];
    isMain?: boolean;
    children?: ReactNode;
  };

export function HandOffLink(props: HandOffLinkProps) {
  const { sent, purchase, company, isMain, children = 'Escribir por WhatsApp', ...told } = props;
  const { numbers = numbersOf(sent), lost, wanted, swaps, trace, trouble } = told;
  const message = handOffMessage({
    raffle: purchase.raffle.name,
    paid: paidText(sent, purchase.methodOf(sent), company.currencySymbol),
    reference: sent.reference,
    numbers,
    lost,
    wanted,
    swaps,
    trace,
    trouble,
  });
  return (
    <ChatLink whatsapp={company.whatsapp} message={message} variant={isMain ? 'primary' : 'quiet'}>
      {children}
    </ChatLink>
  );
}

function numbersOf({ tickets }: PurchaseRequest): string[] {
  return tickets.map(({ number }) => number);
}

export function TicketOffer({ path, isMain = true }: { path: string; isMain?: boolean }) {
  return (
    <>
      <ButtonLink variant={isMain ? 'primary' : 'quiet'} href={path}>
        Ver mi boleto digital
      </ButtonLink>
      <p>Tu boleto muestra siempre cómo va tu compra: guárdalo o compártelo.</p>
    </>
  );
}

export function ErrorNotice({ message }: { message: string }) {
  const [isRead, setRead] = useState(false);
  return <ErrorDialog message={isRead ? null : message} onClose={() => setRead(true)} />;
}
