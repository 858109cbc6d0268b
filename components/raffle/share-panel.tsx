import { ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { StatusPicture } from '@/components/ui/status-picture';
import styles from './share-panel.module.css';

type SharePanelProps = {
  /** The raffle page's full URL, without parameters. */
  address: string;
  /** A message to write and send in WhatsApp. */
  chat: string;
  /** The phone's share sheet sends the link. */
  hasSheet: boolean;
};

export function SharePanel({ address, chat, hasSheet }: SharePanelProps) {
  return (
    <div className={styles.ways}>
      {!hasSheet && (
        <>
          <ButtonLink variant="quiet" size="small" href={chat} target="_blank" rel="noopener">
            Enviar por WhatsApp
          </ButtonLink>
          <CopyButton text={address} what="el enlace de la rifa">
            Copiar enlace
          </CopyButton>
        </>
      )}
      <StatusPicture
        picture={`${new URL(address).pathname}/historia.jpg`}
        fileName="rifa.jpg"
        size="small"
      >
        Imagen para tu estado de WhatsApp
      </StatusPicture>
    </div>
  );
}
