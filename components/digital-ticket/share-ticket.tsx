import { useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { ShareIcon } from '@/components/ui/icons';
import { useReadySignal } from '@/components/ui/use-ready-signal';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import { sendBySheet } from './send-by-sheet';
import styles from './ticket-actions.module.css';

type ShareTicketProps = { picture: string; address: string; raffleName: string };

/** The phone's own sheet, with the picture where it takes files; else WhatsApp and the link. */
export function ShareTicket({ picture, address, raffleName }: ShareTicketProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const ways = useId();
  useReadySignal(root);
  const text = `Mi boleto de ${raffleName}`;

  async function share() {
    setIsBusy(true);
    const isSent = await sendBySheet({ picture, title: text, url: address });
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
        <ShareIcon size={20} /> Compartir
      </Button>
      {isOpen && (
        <div id={ways} className={styles.ways}>
          <ButtonLink
            variant="quiet"
            size="small"
            href={whatsappChat('https://wa.me/', `${text} ${address}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Enviar por WhatsApp
          </ButtonLink>
          <CopyButton text={address} what="el enlace del boleto">
            Copiar enlace
          </CopyButton>
        </div>
      )}
    </div>
  );
}
