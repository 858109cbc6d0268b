'use client';

import { useId, useState } from 'react';
import { LineIcon } from '@/components/ui/icon';
import { SHARE } from '@/components/ui/icons';
import { Button, ButtonLink } from '@/components/ui/button';
import { shareBySheet } from '@/components/ui/share-sheet';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { useLazy } from '@/components/ui/use-lazy';
import styles from './share-button.module.css';

type ShareButtonProps = {
  raffleName: string;
  /** The raffle page's full URL, without parameters. */
  address: string;
  /** A message to write and send in WhatsApp. */
  chat: string;
};

const loadPanel = async () => (await import('./share-panel')).SharePanel;

/**
 * Opens the phone's share sheet if there is one, and below it a picture to share; else WhatsApp and the link too. Without
 * scripts, WhatsApp.
 */
export function ShareButton({ raffleName, address, chat }: ShareButtonProps) {
  const [open, setOpen] = useState<'below-sheet' | 'alone' | null>(null);
  const canScript = useInBrowser(() => true, false);
  const panel = useId();
  const { part: SharePanel, hasFailed } = useLazy(open !== null, loadPanel);
  const label = (
    <>
      <LineIcon size={20} path={SHARE} />
      <span>Compartir</span>
    </>
  );
  if (!canScript || hasFailed) {
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
        aria-expanded={open !== null}
        aria-controls={open ? panel : undefined}
        onClick={async () => {
          if (open === 'alone') return setOpen(null);
          setOpen('below-sheet');
          if (!(await shareBySheet({ title: raffleName, url: address }))) setOpen('alone');
        }}
      >
        {label}
      </Button>
      {open && (
        <div id={panel}>
          {SharePanel && <SharePanel {...{ address, chat }} hasSheet={open === 'below-sheet'} />}
        </div>
      )}
    </div>
  );
}
