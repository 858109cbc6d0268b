import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { changedTotal, paidAmount, type ChangedTotal } from '@/lib/raffle/paid';
import type { SeenPrice } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import { PayDifference } from './pay-difference';
import {
  HandOffLink,
  KeepYourMoney,
  Panel,
  PanelActions,
  PurchaseFacts,
  type OutcomeProps,
  type StateProps,
} from './panel';
import styles from './panel.module.css';

export function PriceChangedPanel(props: StateProps<'refused'>) {
  const { sent, outcome, purchase, company } = props;
  const { now, trace } = outcome;
  const [isPaying, setPaying] = useState(false);
  const method = purchase.methodOf(sent);
  const change = now && changedTotal(sent, now, method, company.currencySymbol);
  const isShort = change !== null && change.missing > 0;

  if (isPaying && now && isShort) {
    return <PayDifference {...props} {...{ now, change }} onBack={() => setPaying(false)} />;
  }
  return (
    <Panel tone="danger" title="El precio cambió mientras pagabas">
      <KeepYourMoney {...props} isShort={isShort} />
      {change ? <Change change={change} /> : <p>{refusalMessages['price-changed']}</p>}
      <PurchaseFacts {...props} trace={trace} />
      <PanelActions>
        {isShort && method && <Button onClick={() => setPaying(true)}>Pagar la diferencia</Button>}
        {now && change && !isShort && (
          <Button onClick={() => purchase.send({ ...sent, seen: now })}>Registrar mi pago</Button>
        )}
        <HandOffLink
          {...props}
          trace={trace}
          isMain={!change || (isShort && !method)}
          trouble={troubleOf(change)}
          wanted={wantedFor(change)}
        >
          {isShort ? 'Registrar con lo que pagué, por WhatsApp' : 'Escribir por WhatsApp'}
        </HandOffLink>
        <Button variant="quiet" onClick={purchase.backToForm}>
          Volver al formulario
        </Button>
      </PanelActions>
    </Panel>
  );
}

/** Asked once, before anything is sent. */
export function OtherAmountPanel(props: OutcomeProps & { now: SeenPrice }) {
  const { sent, now, purchase, company } = props;
  const [isPaying, setPaying] = useState(false);
  const method = purchase.methodOf(sent);
  const { currencySymbol } = company;
  const paid = paidAmount(sent, method, currencySymbol);
  const change = changedTotal(sent, now, method, currencySymbol);
  if (!change) return null;
  const { total, missing, missingText } = change;
  const isShort = missing > 0;

  if (isPaying && isShort) {
    return <PayDifference {...props} change={change} onBack={() => setPaying(false)} />;
  }
  return (
    <Panel tone="warning" title={`Pagaste ${paid}; el total es ${total}`}>
      <p>
        <Figures
          in={
            isShort
              ? `Te faltan ${missingText}. Si pagaste ${paid}, ese pago vale: paga la diferencia aparte, o envíalo así y arréglala con la rifa.`
              : `Son ${missingText} de más. Si pagaste ${paid}, envíalo así y pide la diferencia a la rifa.`
          }
        />
      </p>
      <PanelActions>
        <Button onClick={() => purchase.sendAsPaid(sent)}>
          <Figures in={`Sí, pagué ${paid}: enviar`} />
        </Button>
        <Button variant="quiet" onClick={purchase.backToForm}>
          Corregir el monto
        </Button>
        {isShort && (
          <Button variant="quiet" onClick={() => setPaying(true)}>
            Pagar la diferencia
          </Button>
        )}
      </PanelActions>
    </Panel>
  );
}

function Change({ change }: { change: ChangedTotal }) {
  const { total, missing, missingText } = change;
  return (
    <p>
      El total ahora es <strong translate="no">{total}</strong>.{' '}
      {missing > 0 && (
        <span>
          <strong className={styles.missing}>
            <Figures in={`Te faltan ${missingText}`} />
          </strong>
          : págalos aparte y envía los dos comprobantes.
        </span>
      )}
      {missing === 0 && <span>Es lo que pagaste: regístralo.</span>}
      {missing < 0 && (
        <Figures in={`Pagaste ${missingText} de más: regístralo y pide la diferencia a la rifa.`} />
      )}
    </p>
  );
}

function troubleOf(change: ChangedTotal | null): string {
  const total = change ? `: ahora el total es ${change.total}` : '';
  return `Ya pagué y el precio cambió${total}.`;
}

function wantedFor(change: ChangedTotal | null): string {
  if (!change || change.missing === 0) return 'Quiero saber cómo registrar mi pago.';
  return change.missing > 0
    ? `Me faltan ${change.missingText}. Quiero registrar mi compra con lo que pagué.`
    : `Pagué ${change.missingText} de más. Quiero que me devuelvan la diferencia.`;
}
