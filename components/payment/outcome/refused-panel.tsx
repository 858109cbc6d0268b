import { payableFor } from '@/lib/raffle/payable';
import type { PurchaseRequest, RefusalReason } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import { Button } from '@/components/ui/button';
import type { UsePurchaseResult } from '../purchase/use-purchase';
import {
  ErrorNotice,
  HandOffLink,
  Panel,
  PanelActions,
  PurchaseFacts,
  type StateProps,
} from './panel';
import styles from './panel.module.css';

const TITLES: Record<RefusalReason, string> = {
  'tickets-taken': 'Otra persona apartó tus números antes',
  'reference-used': 'Esa referencia ya está registrada',
  'raffle-closed': 'La rifa cerró mientras pagabas',
  'price-changed': 'El precio cambió mientras pagabas',
  quantity: 'La rifa no vende esa cantidad de números',
  'method-gone': 'Ese método de pago ya no está disponible',
  'refused-by-seller': 'La rifa no aceptó el pago',
};

const BACK_LABELS: Record<RefusalReason, string | null> = {
  'tickets-taken': 'Elegir otros números',
  'reference-used': 'Corregir la referencia',
  'raffle-closed': null,
  'price-changed': 'Volver al formulario',
  quantity: 'Cambiar mis números',
  'method-gone': 'Elegir otro método',
  'refused-by-seller': 'Revisar mis datos',
};

export function RefusedPanel(props: StateProps<'refused'>) {
  const { sent, outcome, purchase, company } = props;
  const { reason, msg, taken, now, trace } = outcome;
  const backLabel = BACK_LABELS[reason];
  // Only where the admin API alone knows why do its words tell more than ours.
  const isTheirs = reason === 'refused-by-seller' || reason === 'quantity';
  const sentence = (isTheirs && msg) || refusalMessages[reason];
  return (
    <Panel tone="danger" title={TITLES[reason]}>
      {reason === 'refused-by-seller' && <ErrorNotice message={sentence} />}
      {taken.length > 0 && (
        <p>
          Ya {taken.length === 1 ? 'no está libre' : 'no están libres'}:{' '}
          <strong>{taken.join(', ')}</strong>.
        </p>
      )}
      <p>{sentence}</p>
      <p>
        <strong>No se registró nada</strong> y todo lo que escribiste sigue aquí, con tu
        comprobante.
      </p>
      {reason === 'price-changed' && now && (
        <PriceChange sent={sent} now={now} purchase={purchase} symbol={company.currencySymbol} />
      )}
      <PurchaseFacts sent={sent} trace={trace} />
      <PanelActions>
        {backLabel && (
          <Button variant={now ? 'quiet' : 'primary'} onClick={purchase.backToForm}>
            {backLabel}
          </Button>
        )}
        <HandOffLink {...props} trace={trace} trouble={`Ya pagué y me salió: ${TITLES[reason]}.`} />
      </PanelActions>
    </Panel>
  );
}

type PriceChangeProps = {
  sent: PurchaseRequest;
  now: PurchaseRequest['seen'];
  purchase: UsePurchaseResult;
  symbol: string;
};

/** The total that the buyer saw beside today's; nothing is sent before it is confirmed. */
function PriceChange({ sent, now, purchase, symbol }: PriceChangeProps) {
  const currency = purchase.method?.currency ?? null;
  const totalAt = (seen: PurchaseRequest['seen']) => {
    const method = { rate: seen.rate, currency };
    const { base, converted } = payableFor(seen, sent.tickets.length, method, symbol);
    return converted ? `${converted} (${base})` : base;
  };
  return (
    <>
      <dl className={styles.change}>
        <div>
          <dt>Antes</dt>
          <dd className={styles.old}>{totalAt(sent.seen)}</dd>
        </div>
        <div>
          <dt>Ahora</dt>
          <dd>{totalAt(now)}</dd>
        </div>
      </dl>
      <Button onClick={() => purchase.send({ ...sent, seen: now })}>Confirmar y registrar</Button>
    </>
  );
}
