'use client';

import { useId, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { ShareIcon } from '@/components/ui/icons';
import styles from './share-button.module.css';

type ShareButtonProps = {
  raffleName: string;
  /** The raffle page's full URL, without parameters. */
  address: string;
  /** A message to write and send in WhatsApp. */
  chat: string;
};

/** Uses the phone's share sheet if there is one, else WhatsApp and the link; without scripts, WhatsApp. */
export function ShareButton({ raffleName, address, chat }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const canScript = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const ways = useId();
  const label = (
    <>
      <ShareIcon size={20} />
      <span>Compartir</span>
    </>
  );
  if (!canScript) {
    return (
      <div className={styles.share}>
        <ButtonLink variant="quiet" href={chat}>
          {label}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.share}>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ways : undefined}
        onClick={async () => {
          if (isOpen || !(await shareBySheet(raffleName, address))) setIsOpen(!isOpen);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <div id={ways} className={styles.ways}>
          <ButtonLink variant="quiet" size="small" href={chat} target="_blank" rel="noopener">
            Enviar por WhatsApp
          </ButtonLink>
          <CopyButton text={address} what="el enlace de la rifa">
            Copiar enlace
          </CopyButton>
        </div>
      )}
    </div>
  );
}

/** False when the browser has no share sheet. Closing the sheet counts as success. */
async function shareBySheet(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

function subscribeToNothing() {
  return () => {};
}
