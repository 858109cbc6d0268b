import { ButtonLink } from '@/components/ui/button';
import { CalendarIcon } from '@/components/ui/icons';
import { digitalTicketKey } from '@/lib/storefront-api/keys';
import { ShareTicket } from './share-ticket';
import styles from './ticket-actions.module.css';

type TicketActionsProps = {
  token: string;
  address: string;
  raffleName: string;
  /** Whether the draw is still to come. */
  hasDraw: boolean;
};

export function TicketActions({ token, address, raffleName, hasDraw }: TicketActionsProps) {
  const picture = `${digitalTicketKey(token)}/boleto.jpg`;
  return (
    <div className={styles.actions}>
      <ShareTicket picture={picture} address={address} raffleName={raffleName} />
      <ButtonLink variant="quiet" href={picture} download="boleto.jpg">
        Guardar imagen
      </ButtonLink>
      {hasDraw && (
        <ButtonLink variant="quiet" href={`${digitalTicketKey(token)}/sorteo.ics`}>
          <CalendarIcon size={20} /> Agregar al calendario
        </ButtonLink>
      )}
    </div>
  );
}
