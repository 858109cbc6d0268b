import type { ReactElement } from 'react';
import { useSubstitutes } from '@/components/selection/use-substitutes';
import { Button } from '@/components/ui/button';
import type { ChosenTicket } from '@/lib/raffle/selection';
import type { Ending } from '../purchase/use-attempt';
import {
  HandOffLink,
  Panel,
  PanelActions,
  PurchaseFacts,
  TicketOffer,
  type OutcomeProps,
  type StateProps,
} from './panel';
import { RefusedPanel } from './refused-panel';
import { ApiErrorPanel, NoSignalPanel } from './send-again-panels';

type OutcomePanelProps = Omit<OutcomeProps, 'sent'> & { ending: Ending };

export function OutcomePanel({ ending, ...rest }: OutcomePanelProps): ReactElement {
  const props = { ...rest, sent: ending.sent };
  if (ending.kind === 'no-signal') return <NoSignalPanel {...props} isCertain={false} />;
  if (ending.kind === 'api-error') {
    return <ApiErrorPanel {...props} reason={ending.reason} msg={ending.msg} />;
  }
  const { outcome } = ending;
  switch (outcome.state) {
    case 'registered':
      return <RegisteredPanel {...props} outcome={outcome} />;
    case 'partly-registered':
      return <PartlyRegisteredPanel {...props} outcome={outcome} />;
    case 'refused':
      return <RefusedPanel {...props} outcome={outcome} />;
    case 'verifying':
      return <VerifyingPanel {...props} outcome={outcome} />;
    case 'waiting-for-room':
      return <WaitingForRoomPanel {...props} outcome={outcome} />;
    case 'not-registered':
      return outcome.taken ? (
        <StillLookedForPanel {...props} outcome={outcome} taken={outcome.taken} />
      ) : (
        <NoSignalPanel {...props} isCertain />
      );
  }
}

function RegisteredPanel(props: StateProps<'registered'>) {
  const { sent, outcome, onClose } = props;
  const { numbers, ticketPath, trace } = outcome;
  return (
    <Panel tone="ok" title="¡Pago registrado!">
      <p>
        {numbers.length === 1 ? 'Tu número quedó apartado' : 'Tus números quedaron apartados'} a tu
        nombre. Revisaremos el comprobante y te escribiremos al teléfono que dejaste.
      </p>
      <PurchaseFacts sent={sent} numbers={numbers} trace={trace} />
      <PanelActions>
        <TicketOffer path={ticketPath} />
        <Button variant="quiet" onClick={onClose}>
          Listo
        </Button>
        <HandOffLink
          {...props}
          numbers={numbers}
          trace={trace}
          trouble="Mi pago quedó registrado y tengo una pregunta."
        />
      </PanelActions>
    </Panel>
  );
}

/**
 * The payment is registered with fewer numbers than were paid. The swap goes through the shop: the
 * reference belongs to this payment and cannot register another one.
 */
function PartlyRegisteredPanel(props: StateProps<'partly-registered'>) {
  const { sent, purchase, outcome, onClose } = props;
  const { numbers, taken, ticketPath, trace } = outcome;
  const lost = sent.tickets.filter(({ number }) => taken.includes(number));
  const substitutes = useSubstitutes(purchase.raffle.id, sent.tickets, lost);
  const offers = lost.map((ticket) => offerFor(ticket, substitutes.get(ticket.id)));
  return (
    <Panel tone="warning" title="Registramos tu pago, pero no todos los números">
      <p>
        Son tuyos: <strong>{numbers.join(', ')}</strong>. Otra persona apartó antes:{' '}
        <strong>{taken.join(', ')}</strong>.
      </p>
      <p>
        Tu dinero no se pierde: escríbenos y te cambiamos{' '}
        {taken.length === 1 ? 'ese número' : 'esos números'}. No vuelvas a pagar.
      </p>
      <PurchaseFacts sent={sent} numbers={numbers} trace={trace} />
      {offers.length > 0 && <p>Te proponemos: {offers.join('; ')}.</p>}
      <PanelActions>
        <HandOffLink
          {...props}
          numbers={numbers}
          trace={trace}
          trouble={`Quedaron sin registrar: ${taken.join(', ')}. Quisiera cambiar ${offers.join('; ')}.`}
        />
        <TicketOffer path={ticketPath} />
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}

function offerFor({ number }: ChosenTicket, free: ChosenTicket | undefined): string {
  return free ? `${number} por ${free.number}` : `${number} por otro libre`;
}

function VerifyingPanel(props: StateProps<'verifying'>) {
  const { sent, outcome, onClose } = props;
  const { trace } = outcome;
  return (
    <Panel tone="wait" title="Estamos verificando tu pago">
      <p>
        Lo recibimos y estamos confirmando con la rifa. <strong>No vuelvas a pagar.</strong>
      </p>
      <p>
        Esta pantalla se actualiza sola. También puedes cerrarla: al volver a la rifa te diremos
        cómo quedó.
      </p>
      <PurchaseFacts sent={sent} trace={trace} />
      <PanelActions>
        <HandOffLink {...props} trace={trace} trouble="Envié mi pago y sigue en verificación." />
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}

/** Sending the same numbers again registers nothing, so that this offers to choose others. */
function StillLookedForPanel({
  taken,
  ...props
}: StateProps<'not-registered'> & { taken: string[] }) {
  const { sent, outcome, purchase, onClose } = props;
  const { trace } = outcome;
  const isAll = taken.length === sent.tickets.length;
  return (
    <Panel tone="wait" title="Tu pago no llegó, y lo seguimos buscando">
      <p>
        {taken.length === 1 ? 'Ya no está libre' : 'Ya no están libres'}:{' '}
        <strong>{taken.join(', ')}</strong>. {taken.length === 1 ? 'Lo' : 'Los'} tiene otra persona
        u otra compra tuya. {!isAll && 'Los demás siguen libres, pero todavía no son tuyos.'}
      </p>
      <p>
        La rifa puede registrar tu pago tarde, así que la consultamos durante media hora: esta
        pantalla se actualiza sola. <strong>No vuelvas a pagar:</strong> todo quedó guardado en este
        dispositivo, con tu comprobante.
      </p>
      <PurchaseFacts sent={sent} trace={trace} />
      <PanelActions>
        <HandOffLink
          {...props}
          trace={trace}
          trouble={`Ya pagué, mi pago no aparece y ya no tengo libre: ${taken.join(', ')}.`}
        />
        <Button variant="quiet" onClick={purchase.backToForm}>
          Elegir otros números
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}

function WaitingForRoomPanel(props: StateProps<'waiting-for-room'>) {
  const { sent, outcome, purchase, onClose } = props;
  const { retryInMs, trace } = outcome;
  const minutes = Math.ceil(retryInMs / 60_000);
  return (
    <Panel tone="wait" title="Recibido, en espera">
      <p>
        Llegaron muchas compras desde tu misma conexión, o con el mismo comprobante, y la tuya
        espera su turno. Tus números todavía no están apartados.{' '}
        <strong>No vuelvas a pagar.</strong>
      </p>
      <p>
        Se envía sola en cuanto haya lugar, en{' '}
        {minutes <= 1 ? 'un minuto' : `unos ${minutes} minutos`}. Deja esta pantalla abierta; si la
        cierras, termina el pago al volver a la rifa.
      </p>
      <PurchaseFacts sent={sent} trace={trace} />
      <PanelActions>
        <HandOffLink {...props} trace={trace} trouble="Ya pagué y mi compra quedó en espera." />
        <Button variant="quiet" onClick={purchase.backToForm}>
          Revisar mis datos
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}
