import { useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { ErrorDialog } from '@/components/ui/error-dialog';
import type { CompanyProfile } from '@/lib/company';
import { handOffMessage } from '@/lib/raffle/hand-off';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import type { UsePurchaseResult } from '../purchase/use-purchase';
import styles from './panel.module.css';

export type OutcomeProps = {
  sent: PurchaseRequest;
  purchase: UsePurchaseResult;
  company: Pick<CompanyProfile, 'currencySymbol' | 'whatsapp'>;
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

/** How a try to pay ended. It stays until the buyer leaves it; good news are told by a toast as well. */
export function Panel({ tone, title, children }: PanelProps) {
  return (
    <section className={styles.panel} data-tone={tone} role={tone === 'ok' ? 'status' : 'alert'}>
      <span className={styles.sign} aria-hidden>
        {SIGNS[tone]}
      </span>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

export function PanelActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

type PurchaseFactsProps = {
  sent: PurchaseRequest;
  /** All that were sent, when left out. */
  numbers?: readonly string[];
  trace: string;
};

export function PurchaseFacts({ sent, numbers = numbersOf(sent), trace }: PurchaseFactsProps) {
  const facts = [
    [sent.tickets.length === 1 ? 'Número' : 'Números', numbers.join(', ')],
    ['Referencia', sent.reference],
    ['Código', trace],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type HandOffLinkProps = Pick<OutcomeProps, 'sent' | 'purchase' | 'company'> & {
  /** All that were sent, when left out. */
  numbers?: readonly string[];
  trace: string;
  /** What happened, as the buyer would say it. */
  trouble: string;
};

export function HandOffLink(props: HandOffLinkProps) {
  const { sent, purchase, company, numbers = numbersOf(sent), trace, trouble } = props;
  const { reference } = sent;
  const message = handOffMessage({
    raffle: purchase.raffle.name,
    numbers,
    reference,
    trace,
    trouble,
  });
  return (
    <ChatLink whatsapp={company.whatsapp} message={message}>
      Escribir por WhatsApp
    </ChatLink>
  );
}

function numbersOf({ tickets }: PurchaseRequest): string[] {
  return tickets.map(({ number }) => number);
}

export function TicketOffer({ path }: { path: string }) {
  return (
    <>
      <ButtonLink href={path}>Ver mi boleto digital</ButtonLink>
      <p>Tu boleto muestra siempre cómo van tus números: guárdalo o compártelo.</p>
    </>
  );
}

export function ErrorNotice({ message }: { message: string }) {
  const [isRead, setRead] = useState(false);
  return <ErrorDialog message={isRead ? null : message} onClose={() => setRead(true)} />;
}
