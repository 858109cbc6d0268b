import { Button } from '@/components/ui/button';
import type { DoorReason } from '@/lib/raffle/purchase';
import { doorSentences } from '@/lib/raffle/reasons';
import { ErrorNotice } from './error-notice';
import { HandOffLink } from './hand-off-link';
import { Panel, PanelActions } from './panel';
import type { PanelProps } from './panel-props';
import { PurchaseFacts } from './purchase-facts';

type TurnedAwayPanelProps = PanelProps & { reason: DoorReason; msg: string };

export function TurnedAwayPanel({ sent, desk, company, reason, msg }: TurnedAwayPanelProps) {
  const sentence = msg || doorSentences[reason];
  return (
    <>
      <Panel tone="danger" title="No pudimos registrar tu pago">
        <p>{sentence}</p>
        <p>
          <strong>No vuelvas a pagar:</strong> todo lo que escribiste sigue aquí, con tu
          comprobante.
        </p>
        <PurchaseFacts sent={sent} trace={desk.trace} />
        <PanelActions>
          <Button onClick={() => desk.send(sent)}>Enviar de nuevo</Button>
          <Button variant="quiet" onClick={desk.backToForm}>
            Revisar mis datos
          </Button>
          <HandOffLink
            whatsapp={company.whatsapp}
            raffle={desk.raffle.name}
            numbers={sent.tickets.map(({ number }) => number)}
            reference={sent.reference}
            trace={desk.trace}
            trouble={`Ya pagué y no pude registrarlo: ${sentence}`}
          />
        </PanelActions>
      </Panel>
      <ErrorNotice message={sentence} />
    </>
  );
}
