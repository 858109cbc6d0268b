import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isPaymentHere, openPayment } from '@/components/picker/selection/open-payment';
import { Button, ButtonLink } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { Figures } from '@/components/ui/figures';
import { handOffMessage } from '@/lib/raffle/hand-off';
import type { FinalAnswer } from '@/lib/raffle/answer';
import { copyableAmount } from '@/lib/raffle/paid';
import { traceOf, type PurchaseRequest } from '@/lib/raffle/purchase';
import type { Purchase } from '@/lib/raffle/purchase-state';
import { numbersInShort } from '@/lib/raffle/selection';
import { changeStage, finishPurchase, isPaymentOpen, usePurchases } from '../draft/purchase-store';
import styles from '../payment-launcher.module.css';
import own from './outbox-notices.module.css';

/** Screen readers announce a live region only if it exists, empty, before its text. */
export function showNotices(): void {
  if (document.getElementById('outbox')) return;
  const outlet = document.createElement('div');
  outlet.id = 'outbox';
  outlet.className = own.outlet ?? '';
  outlet.setAttribute('role', 'status');
  document.body.append(outlet);
  createRoot(outlet).render(<OutboxNotices />);
}

/** They stay until read: after hours, a buyer looks for the outcome and would miss a toast. */
function OutboxNotices() {
  return [...usePurchases()].map(([raffleId, { purchase }]) => {
    const { stage } = purchase;
    if (isPaymentOpen(raffleId) || stage === 'form' || stage === 'sent') return null;
    // Another stage is another element, so that it is read aloud, and shown again.
    return <Notice key={raffleId + stage} {...{ raffleId, purchase }} />;
  });
}

type InOutbox = Extract<Purchase, { stage: 'queued' | 'answered' }>;

/** Opens the payment on the raffle's own page; on other pages it links there. The raffle may be gone. */
function ToPayment({ raffleId }: { raffleId: string }) {
  const address = `/rifa/${raffleId}`;
  if (location.pathname !== address) {
    return (
      <ButtonLink size="small" href={address}>
        Ir a la rifa
      </ButtonLink>
    );
  }
  return isPaymentHere() ? (
    <Button size="small" onClick={openPayment}>
      Ver mi pago
    </Button>
  ) : null;
}

type ToSellerProps = { raffleId: string; keyOf: string; sent: PurchaseRequest; trouble: string };

/** From any page: the raffle's own may be gone. */
function ToSeller({ raffleId, keyOf, sent, trouble }: ToSellerProps) {
  const chat = document.querySelector<HTMLAnchorElement>('#contacto-directo [target]');
  const message = handOffMessage({
    raffle: `${location.host}/rifa/${raffleId}`,
    numbers: sent.tickets.map(({ number }) => number),
    paid: copyableAmount(sent.amount),
    reference: sent.reference,
    trace: traceOf(keyOf),
    trouble,
  });
  return (
    <ChatLink size="small" whatsapp={chat?.href ?? null} message={message}>
      Escribir por WhatsApp
    </ChatLink>
  );
}

function Notice({ raffleId, purchase }: { raffleId: string; purchase: InOutbox }) {
  const [isHidden, setHidden] = useState(false);
  const { key, sent } = purchase;
  const isWaiting = purchase.stage === 'queued';
  const { money, rest } = isWaiting ? whileWaiting(purchase) : newsOf(purchase.answer);
  const outcome = !isWaiting && purchase.answer.kind === 'outcome' ? purchase.answer.outcome : null;
  const ticketPath = outcome && 'ticketPath' in outcome ? outcome.ticketPath : null;
  // The ticket itself shows how it ended.
  const isShownHere = outcome?.state === 'registered' && location.pathname === ticketPath;
  const isOver = isShownHere && !isWaiting && purchase.isNoted;
  useEffect(() => {
    if (isOver) void finishPurchase(raffleId);
  }, [isOver, raffleId]);
  if (isShownHere || isHidden) return null;

  function understand() {
    if (ticketPath) return void finishPurchase(raffleId);
    // A buyer who opens it again gets the same answer from the shop.
    void changeStage(raffleId, 'unqueued');
  }

  return (
    <aside
      className={styles.notice}
      aria-label={isWaiting ? 'Pago guardado' : 'Cómo quedó tu pago'}
    >
      <p>
        <strong>{money}</strong> <Figures in={rest} />
      </p>
      <div className={styles.actions}>
        {ticketPath && (
          <ButtonLink size="small" href={ticketPath}>
            Ver mi boleto digital
          </ButtonLink>
        )}
        {outcome?.state !== 'registered' && <ToPayment raffleId={raffleId} />}
        <ToSeller {...{ raffleId, sent }} keyOf={key} trouble={`Ya pagué. ${money} ${rest}`} />
        <Button
          variant="quiet"
          size="small"
          onClick={() => (isWaiting ? setHidden(true) : understand())}
        >
          {isWaiting ? 'Ocultar' : 'Entendido'}
        </Button>
      </div>
    </aside>
  );
}

function whileWaiting({ sent, waiting }: Extract<InOutbox, { stage: 'queued' }>) {
  const how = waiting.hasLeft
    ? 'Estamos viendo si ya llegó; si no, se enviará solo.'
    : 'Se envía solo cuando vuelva la señal.';
  const numbers = numbersInShort(sent.tickets.map(({ number }) => number));
  return {
    money: 'Tu pago está guardado en este teléfono.',
    rest: `${how} No vuelvas a pagar. ${numbers}`,
  };
}

/** The short news of an outcome, for any page: first what happened to the money. The payment tells the rest. */
export function newsOf(answer: FinalAnswer): { money: string; rest: string } {
  const outcome = answer.kind === 'outcome' ? answer.outcome : null;
  if (!outcome || !('numbers' in outcome)) {
    return {
      money: 'Tu pago no se pierde. No vuelvas a pagar.',
      rest: 'Todavía no está registrado: mira qué falta.',
    };
  }
  const list = numbersInShort(outcome.numbers);
  const own = outcome.numbers.length === 1 ? `Es tuyo el ${list}` : `Son tuyos: ${list}`;
  return outcome.state === 'registered'
    ? { money: 'Tu pago quedó registrado.', rest: `${own}.` }
    : {
        money: 'Tu pago quedó registrado completo. No vuelvas a pagar.',
        rest: `${own}; lo demás ya lo había apartado otra persona.`,
      };
}
