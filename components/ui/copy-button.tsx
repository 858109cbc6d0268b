'use client';

import { useEffect, useState } from 'react';
import { Button } from './button';

const SAID_FOR_MS = 2000;

type CopyButtonProps = {
  text: string;
  /** What it copies, for who does not see what it stands beside. */
  label: string;
};

export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome((await writeClipboard(text)) ? 'copied' : 'failed');
  }

  return (
    <>
      <Button variant="quiet" size="small" aria-label={label} data-early-tap onClick={copy}>
        {outcome === 'copied' ? 'Copiado' : 'Copiar'}
      </Button>
      <span role="status" className="visually-hidden">
        {outcome === 'copied' && 'Copiado'}
        {outcome === 'failed' && 'No se pudo copiar: mantén pulsado el texto para copiarlo'}
      </span>
    </>
  );
}

/** Some in-app browsers have no clipboard, or refuse it. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
