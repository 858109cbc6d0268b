import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { swapText } from '@/lib/raffle/hand-off';
import type { RefusalReason } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import {
  ErrorNotice,
  HandOffLink,
  KeepYourMoney,
  Money,
  Panel,
  PanelActions,
  PurchaseFacts,
  YourPayment,
  type StateProps,
} from './panel';
import { PriceChangedPanel } from './price-changed-panel';
import { useSwaps } from './use-swaps';

type RefusedProps = StateProps<'refused'>;

export function RefusedPanel(props: RefusedProps): ReactNode {
  // A page opened before an update may receive reasons it does not know.
  const Refusal = PANELS[props.outcome.reason] ?? RefusedBySellerPanel;
  return <Refusal {...props} />;
}

const PANELS: Record<RefusalReason, (props: RefusedProps) => ReactNode> = {
  'tickets-taken': TicketsTakenPanel,
  'reference-used': ReferenceUsedPanel,
  'raffle-closed': RaffleClosedPanel,
  'price-changed': PriceChangedPanel,
  quantity: QuantityPanel,
  'method-gone': MethodGonePanel,
  'refused-by-seller': RefusedBySellerPanel,
};

function TicketsTakenPanel(props: RefusedProps) {
  const { sent, purchase, outcome } = props;
  const { taken, trace } = outcome;
  const swaps = useSwaps(purchase.raffle.id, sent, taken);
  const found = swaps.flatMap(({ id, ticket }) => (ticket ? [{ lostId: id, free: ticket }] : []));
  const isLooking = swaps.some(({ isLookedFor }) => isLookedFor);
  const isComplete = found.length > 0 && found.length === swaps.length;
  const isOne = sent.tickets.length === 1;
  const title =
    taken.length === 1
      ? `El ${taken[0]} lo apartó otra persona antes`
      : taken.length > 0 && taken.length < sent.tickets.length
        ? `Otra persona apartó ${taken.length} de tus números antes`
        : `Otra persona apartó ${isOne ? 'tu número' : 'tus números'} antes`;
  return (
    <Panel tone="danger" title={title}>
      <KeepYourMoney {...props} />
      {taken.length > 1 && (
        <p>
          Ya no están libres: <strong translate="no">{taken.join(', ')}</strong>.
        </p>
      )}
      <p>
        <Figures
          in={
            isComplete
              ? `Cambia ${swaps.map(swapText).join('; ')} y enviamos el mismo comprobante.`
              : `Elige ${isOne ? 'otro número' : 'otros números'} y enviamos el mismo comprobante, o escríbenos.`
          }
        />
      </p>
      <PurchaseFacts {...props} trace={trace} />
      <PanelActions>
        {isComplete && (
          <Button onClick={() => purchase.swapAndSend(found)}>
            <Figures
              in={
                found.length === 1
                  ? `Cambiar por el ${found[0]?.free.number} y enviar`
                  : 'Cambiarlos y enviar'
              }
            />
          </Button>
        )}
        {isLooking && (
          <Button disabled>
            {swaps.length === 1 ? 'Buscando otro libre…' : 'Buscando otros libres…'}
          </Button>
        )}
        <Button
          variant={isComplete || isLooking ? 'quiet' : 'primary'}
          onClick={purchase.backToForm}
        >
          {isOne ? 'Elegir otro número' : 'Elegir otros números'}
        </Button>
        <HandOffLink
          {...props}
          {...{ swaps, trace }}
          lost={taken}
          trouble="Ya pagué y otra persona apartó antes lo que elegí."
        />
      </PanelActions>
    </Panel>
  );
}

function ReferenceUsedPanel(props: RefusedProps) {
  const { purchase, outcome } = props;
  return (
    <Panel tone="danger" title="Esa referencia ya está registrada">
      <KeepYourMoney {...props} />
      <p>
        No se registró con esa referencia. Mírala en tu comprobante y corrígela; si está bien,
        escríbenos y lo buscamos.
      </p>
      <PurchaseFacts {...props} trace={outcome.trace} />
      <PanelActions>
        <Button onClick={purchase.backToForm}>Corregir la referencia</Button>
        <HandOffLink
          {...props}
          trace={outcome.trace}
          trouble="Ya pagué y me sale que la referencia ya está registrada."
          wanted="Quiero que revisen mi pago."
        />
      </PanelActions>
    </Panel>
  );
}

function RaffleClosedPanel(props: RefusedProps) {
  const { sent, outcome, onClose } = props;
  return (
    <Panel tone="danger" title="La rifa cerró mientras pagabas">
      <Money>
        <YourPayment {...props} /> no se registró y sigue siendo tuyo.{' '}
        <strong>No vuelvas a pagar.</strong>
      </Money>
      <p>
        <span>
          {sent.tickets.length === 1
            ? 'Tu número no quedó apartado'
            : 'Tus números no quedaron apartados'}
        </span>
        . Guarda tu comprobante y pídele a la rifa que te devuelva el dinero.
      </p>
      <PurchaseFacts {...props} trace={outcome.trace} />
      <PanelActions>
        <HandOffLink
          {...props}
          trace={outcome.trace}
          isMain
          trouble="Pagué y la rifa cerró antes de registrar mi compra."
          wanted="Quiero que me devuelvan mi dinero."
        >
          Pedir la devolución por WhatsApp
        </HandOffLink>
        <Button variant="quiet" onClick={onClose}>
          Cerrar
        </Button>
      </PanelActions>
    </Panel>
  );
}

function QuantityPanel(props: RefusedProps) {
  const { purchase, outcome } = props;
  const { msg, trace } = outcome;
  return (
    <Panel tone="danger" title="La rifa no vende esa cantidad de números">
      <KeepYourMoney {...props} />
      <p>{msg || refusalMessages.quantity}</p>
      <PurchaseFacts {...props} trace={trace} />
      <PanelActions>
        <Button onClick={purchase.backToForm}>Cambiar mis números</Button>
        <HandOffLink
          {...props}
          trace={trace}
          trouble="Ya pagué y la rifa no vende esa cantidad de números."
          wanted="Quiero saber cómo registrar mi pago."
        />
      </PanelActions>
    </Panel>
  );
}

/** The raffle no longer accepts the method of this payment. Only the shop can say where the money is. */
function MethodGonePanel(props: RefusedProps) {
  const { sent, purchase, outcome } = props;
  const name = purchase.methodOf(sent)?.name;
  return (
    <Panel tone="danger" title="Ese método de pago ya no está disponible">
      <Money>
        <YourPayment {...props} /> <span>{name && `por ${name} `}</span>no se registró, pero no se
        pierde. <strong>No vuelvas a pagar.</strong>
      </Money>
      <p>Escríbenos y lo registramos contigo. Si te equivocaste de método, elige el que usaste.</p>
      <PurchaseFacts {...props} trace={outcome.trace} />
      <PanelActions>
        <HandOffLink
          {...props}
          trace={outcome.trace}
          isMain
          trouble="Pagué por un método que la rifa quitó mientras pagaba."
          wanted="Quiero que registren mi pago."
        >
          Pedir que lo registren por WhatsApp
        </HandOffLink>
        <Button variant="quiet" onClick={purchase.backToForm}>
          Elegir otro método
        </Button>
      </PanelActions>
    </Panel>
  );
}

function RefusedBySellerPanel(props: RefusedProps) {
  const { purchase, outcome } = props;
  const { trace } = outcome;
  const msg = outcome.msg || refusalMessages['refused-by-seller'];
  return (
    <Panel tone="danger" title="La rifa no aceptó el pago">
      <ErrorNotice message={msg} />
      <Money>
        <YourPayment {...props} /> no se registró, pero no se pierde.{' '}
        <strong>No vuelvas a pagar.</strong>
      </Money>
      <p>Revisa tus datos y envíalos otra vez, o escríbenos y lo vemos contigo.</p>
      <PurchaseFacts {...props} trace={trace} said={msg} />
      <PanelActions>
        <Button onClick={purchase.backToForm}>Revisar mis datos</Button>
        <HandOffLink
          {...props}
          trace={trace}
          trouble={`Ya pagué y la rifa respondió: ${msg}`}
          wanted="Quiero que revisen mi pago."
        />
      </PanelActions>
    </Panel>
  );
}
