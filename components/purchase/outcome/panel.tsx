import { Fragment, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { ErrorDialog } from '@/components/ui/error-dialog';
import { Figures } from '@/components/ui/figures';
import { handOffMessage } from '@/lib/raffle/hand-off';
import { paidText } from '@/lib/raffle/paid';
import styles from './panel.module.css';
import type { View } from './use-view';

/** What the buyer reads of one ending, from top to bottom. */
export type Row = {
  tone: 'ok' | 'wait' | 'warning' | 'danger';
  title: string;
  /** Follows "Tu pago de Bs 1.000,00". Null before anything was sent. */
  money?: Sentence | null;
  /** Otherwise the buyer is told not to pay again. */
  mayPay?: boolean;
  /** Each sentence is a paragraph of its own. */
  says: (Sentence | ReactElement | false)[];
  /** Beside amount, numbers, reference and trace. Null shows none of them. */
  facts?: Fact[] | null;
  /** The first is the main way on. */
  ways: (Way | false | null)[];
  /** Shown in a dialog too. */
  error?: string;
};

/** A text, or its parts: a translating browser needs each in an element of its own. */
export type Sentence = string | (string | ReactElement | false)[];

type Fact = [name: string, value: string, isWords?: boolean];

type Way =
  | [label: string, onTap: (() => void) | null]
  | { href: string; label: string }
  | Chat
  | ReactElement;

/** A message to the shop. `chat` tells what happened in the buyer's words. */
export type Chat = { chat: string; wanted?: string; label?: string };

const SIGNS: Record<Row['tone'], string> = { ok: '✓', wait: '…', warning: '!', danger: '!' };

/** The outcome of a payment attempt. It stays until the buyer leaves it; a toast repeats good news. */
export function Panel({ row, view }: { row: Row; view: View }) {
  const { tone, title, money = ' no se pierde.', mayPay, facts = [], error } = row;
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The tapped button may have been far down in the previous panel.
    const dialog = scroller.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, []);
  const [main, ...others] = (row.ways.filter(Boolean) as Way[]).filter(
    (way) => view.company.whatsapp || !('chat' in way),
  );
  return (
    <>
      <div ref={scroller} className={styles.scroll}>
        <section
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
          {money && (
            <p>
              {partsOf(['Tu pago de ', bold(view.paid), ...[money].flat()])}
              {!mayPay && partsOf([' ', DO_NOT_PAY])}
            </p>
          )}
          {row.says.map((said, index) => (
            <Fragment key={index}>
              {typeof said === 'string' || Array.isArray(said) ? <p>{partsOf(said)}</p> : said}
            </Fragment>
          ))}
          {facts && <Facts view={view} also={facts} />}
          <div className={styles.actions}>
            {others.map((way, index) => (
              <Fragment key={index}>{wayOn(way, view, 'quiet')}</Fragment>
            ))}
          </div>
        </section>
      </div>
      {main && <footer className={styles.foot}>{wayOn(main, view, 'primary')}</footer>}
      {error && <ErrorNotice message={error} />}
    </>
  );
}

const DO_NOT_PAY = <strong className={styles.warning}>No vuelvas a pagar.</strong>;

function partsOf(sentence: Sentence): ReactNode {
  return [sentence]
    .flat()
    .map((part, index) => (
      <Fragment key={index}>{typeof part === 'string' ? <span>{part}</span> : part}</Fragment>
    ));
}

function wayOn(way: Way, view: View, variant: 'primary' | 'quiet'): ReactElement {
  if (Array.isArray(way)) {
    const [label, onTap] = way;
    return (
      <Button variant={variant} onClick={() => onTap?.()} disabled={onTap === null}>
        <Figures in={label} />
      </Button>
    );
  }
  if ('chat' in way) return <HandOffLink {...{ ...way, view, variant }} />;
  if ('type' in way) return way;
  return (
    <ButtonLink variant={variant} href={way.href}>
      {way.label}
    </ButtonLink>
  );
}

function Facts({ view, also }: { view: View; also: Fact[] }) {
  const { sent, numbers, trace } = view;
  const facts: Fact[] = [
    ['Pagaste', paidIn(view)],
    [numbers.length === 1 ? 'Número' : 'Números', numbers.join(', ')],
    ['Referencia', sent.reference],
    ['Código', trace],
    ...also,
  ];
  return (
    <details className={styles.details}>
      <summary>Ver detalles</summary>
      <dl className={styles.facts}>
        {facts.map(([name, value, isWords]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd translate={isWords ? undefined : 'no'}>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type HandOffLinkProps = Chat & { view: View; variant?: 'primary' | 'quiet' };

function HandOffLink({ view, variant, chat, wanted, label }: HandOffLinkProps) {
  const { sent, purchase, company, numbers, taken, trace } = view;
  const message = handOffMessage({
    raffle: purchase.raffle.name,
    paid: paidIn(view),
    reference: sent.reference,
    numbers,
    lost: taken,
    wanted,
    trace,
    trouble: chat,
  });
  return (
    <ChatLink whatsapp={company.whatsapp} message={message} variant={variant}>
      {label ?? 'Escribir por WhatsApp'}
    </ChatLink>
  );
}

/** Of numbers and amounts, which a translating browser leaves unchanged. */
export const bold = (text: string) => <strong translate="no">{text}</strong>;
export const figures = (sentence: string) => <Figures in={sentence} />;

function paidIn({ sent, purchase, company }: View): string {
  return paidText(sent, purchase.methodOf(sent), company.currencySymbol);
}

function ErrorNotice({ message }: { message: string }) {
  const [isRead, setRead] = useState(false);
  return <ErrorDialog message={isRead ? null : message} onClose={() => setRead(true)} />;
}
