import { Button } from '@/components/ui/button';
import { HandOffLink, KeepYourMoney, Panel, PanelActions, PurchaseFacts } from './panel';
import type { OutcomeProps } from './panel';
import { ALL_IS_KEPT, NOT_KEPT } from './send-again-panels';

const TOO_LARGE = 413;

/** Sending it again unchanged would fail too, so this offers another picture, another network or the shop's chat. */
export function TurnedAwayPanel({ status, ...props }: OutcomeProps & { status: number }) {
  const { sent, purchase } = props;
  const { trace } = purchase;
  const isAboutPicture = status === TOO_LARGE;
  return (
    <Panel tone="warning" title="Algo en el camino no dejó pasar tu pago">
      <KeepYourMoney {...props} />
      <p>
        {`Todavía no está registrado: un servicio entre tu teléfono y la tienda rechazó el envío (error ${status}). ${purchase.kept === 'all' ? ALL_IS_KEPT : NOT_KEPT}`}
      </p>
      <p>
        {isAboutPicture
          ? 'Suele ser por el peso de la imagen: cámbiala por una captura de pantalla, o escríbenos y lo registramos.'
          : 'Ya no se envía solo: escríbenos con estos datos y lo registramos, o envíalo desde otra red.'}
      </p>
      <PurchaseFacts {...props} trace={trace} />
      <PanelActions>
        {isAboutPicture && <Button onClick={purchase.backToForm}>Cambiar el comprobante</Button>}
        <HandOffLink
          {...props}
          trace={trace}
          isMain={!isAboutPicture}
          trouble={`Ya pagué, y un servicio entre mi teléfono y la tienda rechazó el envío (error ${status}).`}
          wanted="Quiero que registren mi pago."
        >
          Pedir que lo registren por WhatsApp
        </HandOffLink>
        {!isAboutPicture && (
          <>
            <Button variant="quiet" onClick={() => purchase.send(sent)}>
              Enviar de nuevo
            </Button>
            <Button variant="quiet" onClick={purchase.backToForm}>
              Revisar mis datos
            </Button>
          </>
        )}
      </PanelActions>
    </Panel>
  );
}
