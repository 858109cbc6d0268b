import type { ReactElement } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { formatDrawDate } from '@/lib/raffle/dates';
import { swapText } from '@/lib/raffle/hand-off';
import type { Ending } from '../state/use-attempt';
import { InstallOffer } from './install-offer';
import {
  HandOffLink,
  KeepYourMoney,
  Money,
  Panel,
  PanelActions,
  PurchaseFacts,
  TicketOffer,
  YourPayment,
  type OutcomeProps,
  type StateProps,
} from './panel';
import { OtherAmountPanel } from './price-changed-panel';
import { RefusedPanel } from './refused-panel';
import { ApiErrorPanel, NoSignalPanel } from './send-again-panels';
import { ShareNumbers } from './share-numbers';
import { TurnedAwayPanel } from './turned-away-panel';
import { useSwaps } from './use-swaps';

type OutcomePanelProps = Omit<OutcomeProps, 'sent'> & { ending: Ending };

export function OutcomePanel({ ending, ...rest }: OutcomePanelProps): ReactElement {
  const props = { ...rest, sent: ending.sent };
  if (ending.kind === 'no-answer' || ending.kind === 'given-up') {
    return <NoSignalPanel {...props} ending={ending} />;
  }
  if (ending.kind === 'turned-away') return <TurnedAwayPanel {...props} status={ending.status} />;
  if (ending.kind === 'api-error') {
    return <ApiErrorPanel {...props} reason={ending.reason} msg={ending.msg} />;
  }
  if (ending.kind === 'other-amount') return <OtherAmountPanel {...props} now={ending.now} />;
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
      return <WaitingForCapacityPanel {...props} outcome={outcome} />;
    case 'not-registered':
      return outcome.taken ? (
        <StillLookedForPanel {...props} outcome={outcome} taken={outcome.taken} />
      ) : (
        <NoSignalPanel {...props} ending={ending} />
      );
  }
}

function RegisteredPanel(props: StateProps<'registered'>) {
  const { purchase, outcome, company, onClose } = props;
  const { numbers, ticketPath, trace } = outcome;
  const { id, name, drawDate } = purchase.raffle;
  return (
    <Panel tone="ok" title="¡Pago registrado!">
      <Money>
        <YourPayment {...props} />
        <span>
          {` quedó registrado y ${numbers.length === 1 ? 'tu número apartado' : 'tus números apartados'} a tu nombre.`}
        </span>
      </Money>
      <p>
        Revisaremos el comprobante y te escribiremos al teléfono que dejaste.
        {company.answerTime && <span>{` ${company.answerTime}`}</span>}
      </p>
      <PurchaseFacts
        {...props}
        numbers={numbers}
        trace={trace}
        also={drawDate ? [['Sorteo', formatDrawDate(drawDate)]] : []}
      />
      <PanelActions>
        <TicketOffer path={ticketPath} />
        <ShareNumbers raffleId={id} raffleName={name} numbers={numbers} />
        <InstallOffer />
        <Button variant="quiet" onClick={onClose}>
          Listo
        </Button>
        <ButtonLink variant="quiet" href="/home">
          Ver otra rifa
        </ButtonLink>
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
 * The payment is registered with fewer numbers than were paid. Only the shop can swap them: the
 * reference belongs to this payment and cannot register another one.
 */
function PartlyRegisteredPanel(props: StateProps<'partly-registered'>) {
  const { sent, purchase, outcome, onClose } = props;
  const { numbers, taken, ticketPath, trace } = outcome;
  const swaps = useSwaps(purchase.raffle.id, sent, taken);
  return (
    <Panel tone="warning" title="Registramos tu pago, pero no todos los números">
      <Money>
        <YourPayment {...props} /> quedó registrado completo. <strong>No vuelvas a pagar.</strong>
      </Money>
      <p>
        <span>{numbers.length === 1 ? 'Es tuyo' : 'Son tuyos'}</span>:{' '}
        <strong translate="no">{numbers.join(', ')}</strong>. Otra persona apartó antes:{' '}
        <strong translate="no">{taken.join(', ')}</strong>.
      </p>
      <p>
        <span>
          {`Escríbenos y te cambiamos ${taken.length === 1 ? 'ese número: ya está pagado' : 'esos números: ya están pagados'}.`}
        </span>
        {swaps.length > 0 && <Figures in={` Te proponemos ${swaps.map(swapText).join('; ')}.`} />}
      </p>
      <PurchaseFacts {...props} numbers={numbers} trace={trace} />
      <PanelActions>
        <HandOffLink
          {...props}
          {...{ numbers, swaps, trace }}
          lost={taken}
          isMain
          trouble={`Mi pago quedó registrado, pero ${taken.length === 1 ? 'me falta un número' : `me faltan ${taken.length} números`}.`}
        >
          Pedir el cambio por WhatsApp
        </HandOffLink>
        <TicketOffer path={ticketPath} isMain={false} />
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}

function VerifyingPanel(props: StateProps<'verifying'>) {
  const { outcome, onClose } = props;
  const { trace } = outcome;
  return (
    <Panel tone="wait" title="Estamos verificando tu pago">
      <Money>
        <YourPayment {...props} /> llegó y lo estamos confirmando con la rifa.{' '}
        <strong>No vuelvas a pagar.</strong>
      </Money>
      <p>
        Esta pantalla se actualiza sola. También puedes cerrarla: al volver a la rifa te diremos
        cómo quedó.
      </p>
      <PurchaseFacts {...props} trace={trace} />
      <PanelActions>
        <Button onClick={onClose}>Cerrar y esperar</Button>
        <HandOffLink {...props} trace={trace} trouble="Envié mi pago y sigue en verificación." />
      </PanelActions>
    </Panel>
  );
}

/** Sending the same numbers again registers nothing, so this offers to choose others. */
function StillLookedForPanel({
  taken,
  ...props
}: StateProps<'not-registered'> & { taken: string[] }) {
  const { sent, outcome, purchase, onClose } = props;
  const { trace } = outcome;
  const others = sent.tickets.length - taken.length;
  const swaps = useSwaps(purchase.raffle.id, sent, taken);
  return (
    <Panel tone="wait" title="Tu pago no llegó, y lo seguimos buscando">
      <KeepYourMoney {...props} />
      <p>
        <span>{taken.length === 1 ? 'Ya no está libre' : 'Ya no están libres'}</span>:{' '}
        <strong translate="no">{taken.join(', ')}</strong>.{' '}
        <span>{taken.length === 1 ? 'Lo' : 'Los'}</span> tiene otra persona u otra compra tuya.{' '}
        {others === 1 && <span>El otro sigue libre, pero todavía no es tuyo.</span>}
        {others > 1 && <span>Los demás siguen libres, pero todavía no son tuyos.</span>}
      </p>
      <p>
        La rifa puede registrarlo tarde, así que la consultamos durante media hora: esta pantalla se
        actualiza sola. Todo quedó guardado en este teléfono, con tu comprobante.
      </p>
      <PurchaseFacts {...props} trace={trace} />
      <PanelActions>
        <HandOffLink
          {...props}
          {...{ swaps, trace }}
          lost={taken}
          isMain
          trouble="Ya pagué, mi pago no aparece y ya no tengo libre lo que elegí."
        >
          Pedir el cambio por WhatsApp
        </HandOffLink>
        <Button variant="quiet" onClick={purchase.backToForm}>
          {sent.tickets.length === 1 ? 'Elegir otro número' : 'Elegir otros números'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}

function WaitingForCapacityPanel(props: StateProps<'waiting-for-room'>) {
  const { sent, outcome, purchase, onClose } = props;
  const { retryInMs, trace } = outcome;
  const minutes = Math.ceil(retryInMs / 60_000);
  return (
    <Panel tone="wait" title="Recibido, en espera">
      <KeepYourMoney {...props} />
      <p>
        Llegaron muchas compras desde tu misma conexión, o con el mismo comprobante, y la tuya
        espera su turno.{' '}
        <span>
          {sent.tickets.length === 1
            ? 'Tu número todavía no está apartado.'
            : 'Tus números todavía no están apartados.'}
        </span>
      </p>
      <p>
        Se envía sola en cuanto haya lugar, en{' '}
        <span>{minutes <= 1 ? 'un minuto' : `unos ${minutes} minutos`}</span>. Deja esta pantalla
        abierta; si la cierras, termina el pago al volver a la rifa.
      </p>
      <PurchaseFacts {...props} trace={trace} />
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
