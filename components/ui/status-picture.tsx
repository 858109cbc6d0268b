import { useState } from 'react';
import { timeoutSignal } from '@/lib/storefront-api/read-json';
import { Button, ButtonLink } from './button';
import { shareBySheet } from './share-sheet';
import styles from './status-picture.module.css';
import { useInBrowser } from './use-in-browser';

type StatusPictureProps = {
  /** The picture's path. */
  picture: string;
  fileName: string;
  size?: 'small' | 'normal';
  children: string;
};

const NOTES = {
  preparing: 'Preparando la imagen…',
  ready: 'La imagen está lista.',
  failed: 'No pudimos preparar la imagen. Revisa tu señal e intenta de nuevo.',
  refused: 'Este teléfono no pudo compartirla. Guárdala y súbela a tu estado.',
};
const TIMEOUT_MS = 30_000;

/**
 * Hands a picture to another app, or saves it. Browsers let a page share for about five seconds after a tap, and a slow
 * network takes longer: the first tap fetches the picture, the second one shares it.
 */
export function StatusPicture({ picture, fileName, size, children }: StatusPictureProps) {
  const [stage, setStage] = useState<keyof typeof NOTES | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const sharesFiles = useInBrowser(() => canShare(new File([], fileName, { type: JPEG })), false);
  const save = (words: string) => (
    <ButtonLink variant="quiet" size={size} href={picture} download={fileName}>
      {words}
    </ButtonLink>
  );
  if (!sharesFiles) return save(children);

  async function prepare() {
    setStage('preparing');
    const fetched = await fetchPicture(picture, fileName, TIMEOUT_MS);
    setFile(fetched);
    setStage(fetched ? 'ready' : 'failed');
  }

  async function share(ready: File) {
    if (!(await shareBySheet({ files: [ready] }))) setStage('refused');
  }

  return (
    <>
      <Button
        variant={file ? 'primary' : 'quiet'}
        size={size}
        aria-disabled={stage === 'preparing'}
        onClick={() => {
          if (file) void share(file);
          else if (stage !== 'preparing') void prepare();
        }}
      >
        {file ? 'Compartir imagen' : children}
      </Button>
      {stage === 'refused' && save('Guardar imagen')}
      <span role="status" className={styles.note}>
        {stage && NOTES[stage]}
      </span>
    </>
  );
}

const JPEG = 'image/jpeg';

function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Null when it does not come in time. */
export async function fetchPicture(
  address: string,
  fileName: string,
  timeoutMs: number,
): Promise<File | null> {
  try {
    const answer = await fetch(address, { signal: timeoutSignal(timeoutMs) });
    return answer.ok ? new File([await answer.blob()], fileName, { type: JPEG }) : null;
  } catch {
    return null;
  }
}
