import { useId, useRef, useState } from 'react';
import { LineIcon } from '@/components/ui/icon';
import { CALENDAR, SHARE } from '@/components/ui/icons';
import { Button, ButtonLink } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { CopyButton } from '@/components/ui/copy-button';
import { shareBySheet } from '@/components/ui/share-sheet';
import { fetchPicture, StatusPicture } from '@/components/ui/status-picture';
import { useEarlyTapReplay } from '@/components/ui/use-early-tap-replay';
import { boastKey, digitalTicketKey } from '@/lib/storefront-api/late-request-keys';
import { PushOffer } from '../push/push-offer';
import styles from './digital-ticket.module.css';

/** Browsers let a page share for about five seconds after a tap. */
const TAP_LASTS_MS = 3500;

type TicketActionsProps = {
  token: string;
  address: string;
  raffleName: string;
  hasDraw: boolean;
  /** Some numbers are still the buyer's before the draw. */
  mayBoast: boolean;
};

export function TicketActions(props: TicketActionsProps) {
  const { token, address, raffleName, hasDraw, mayBoast } = props;
  const picture = `${digitalTicketKey(token)}/boleto.jpg`;
  return (
    <div className={styles.actions}>
      <ShareTicket picture={picture} address={address} raffleName={raffleName} />
      <ButtonLink variant="quiet" href={picture} download="boleto.jpg">
        Guardar imagen
      </ButtonLink>
      {hasDraw && (
        <ButtonLink variant="quiet" href={`${digitalTicketKey(token)}/sorteo.ics`}>
          <LineIcon size={20} path={CALENDAR} /> Agregar al calendario
        </ButtonLink>
      )}
      <PushOffer token={token} />
      {mayBoast && (
        <div className={styles.share}>
          <StatusPicture picture={boastKey(token)} fileName="ya-tengo.jpg">
            Imagen para tu estado de WhatsApp
          </StatusPicture>
        </div>
      )}
    </div>
  );
}

type ShareTicketProps = { picture: string; address: string; raffleName: string };

/** Uses the phone's share sheet, with the picture if it accepts files; else WhatsApp and the link. */
function ShareTicket({ picture, address, raffleName }: ShareTicketProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const ways = useId();
  useEarlyTapReplay(root);
  const text = `Mi boleto de ${raffleName}`;

  async function share() {
    setIsBusy(true);
    const plain = { title: text, url: address };
    const hasSheet = typeof navigator.share === 'function';
    const file = hasSheet && (await fetchPicture(picture, 'boleto.jpg', TAP_LASTS_MS));
    const whole = { ...plain, ...(file && { files: [file] }) };
    const isSent = await shareBySheet(navigator.canShare?.(whole) ? whole : plain);
    setIsBusy(false);
    if (!isSent) setIsOpen(true);
  }

  return (
    <div ref={root} className={styles.share}>
      <Button
        data-early-tap
        aria-expanded={isOpen}
        aria-controls={isOpen ? ways : undefined}
        aria-busy={isBusy}
        onClick={() => {
          if (isOpen) setIsOpen(false);
          else if (!isBusy) void share();
        }}
      >
        <LineIcon size={20} path={SHARE} /> Compartir
      </Button>
      {isOpen && (
        <div id={ways} className={styles.ways}>
          <ChatLink size="small" whatsapp="https://wa.me/" message={`${text} ${address}`}>
            Enviar por WhatsApp
          </ChatLink>
          <CopyButton text={address} what="el enlace del boleto">
            Copiar enlace
          </CopyButton>
        </div>
      )}
    </div>
  );
}
