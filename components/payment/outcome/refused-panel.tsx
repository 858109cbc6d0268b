import type { RefusalReason } from '@/lib/raffle/purchase';
import { refusalSentences } from '@/lib/raffle/reasons';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from './error-notice';
import { HandOffLink } from './hand-off-link';
import { Panel, PanelActions } from './panel';
import type { OutcomeProps } from './panel-props';
import { PriceChange } from './price-change';
import { PurchaseFacts } from './purchase-facts';

const TITLES: Record<RefusalReason, string> = {
  'tickets-taken': 'Otra persona apartó tus números antes',
  'reference-used': 'Esa referencia ya está registrada',
  'raffle-closed': 'La rifa cerró mientras pagabas',
  'price-changed': 'El precio cambió mientras pagabas',
  'method-gone': 'Ese método de pago ya no está disponible',
  'refused-by-seller': 'La rifa no aceptó el pago',
};

/** What the buyer can do about it in the form; nothing when the form cannot help. */
const WAYS_BACK: Record<RefusalReason, string | null> = {
  'tickets-taken': 'Elegir otros números',
  'reference-used': 'Corregir la referencia',
  'raffle-closed': null,
  'price-changed': 'Volver al formulario',
  'method-gone': 'Elegir otro método',
  'refused-by-seller': 'Revisar mis datos',
};

export function RefusedPanel({ sent, outcome, desk, company }: OutcomeProps<'refused'>) {
  const { reason, msg, taken, now, trace } = outcome;
  const wayBack = WAYS_BACK[reason];
  // Only where the admin API alone knows why do its words tell more than ours.
  const sentence = (reason === 'refused-by-seller' && msg) || refusalSentences[reason];
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
        <PriceChange sent={sent} now={now} desk={desk} symbol={company.currencySymbol} />
      )}
      <PurchaseFacts sent={sent} trace={trace} />
      <PanelActions>
        {wayBack && (
          <Button variant={now ? 'quiet' : 'primary'} onClick={desk.backToForm}>
            {wayBack}
          </Button>
        )}
        <HandOffLink
          whatsapp={company.whatsapp}
          raffle={desk.raffle.name}
          numbers={sent.tickets.map(({ number }) => number)}
          reference={sent.reference}
          trace={trace}
          trouble={`Ya pagué y me salió: ${TITLES[reason]}.`}
        />
      </PanelActions>
    </Panel>
  );
}
