'use client';

import { useEffect, useRef, useState } from 'react';
import { useReadySignal } from './use-ready-signal';
import styles from './copy-button.module.css';

type CopyButtonProps = {
  text: string;
  /** What is copied, for whoever cannot see where the button stands. */
  what: string;
  children?: string;
  onCopied?: () => void;
};

const SHOWN_MS = 2000;

export function CopyButton({ text, what, children = 'Copiar', onCopied }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useReadySignal(button);

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    const isCopied = await copyText(text);
    setResult(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopied?.();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        data-early-tap
        className={styles.copy}
        data-result={result}
        onClick={() => void copy()}
      >
        {result === 'copied' ? 'Copiado ✓' : children}
        <span className="visually-hidden"> {what}</span>
      </button>
      <span role="status" className="visually-hidden">
        {result === 'copied' && `Copiado: ${what}`}
        {result === 'failed' && 'No se pudo copiar. Mantén presionado el texto para copiarlo.'}
      </span>
    </>
  );
}

/** False when the browser lets nobody write to the clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** In-app browsers and pages without TLS have no Clipboard API. */
function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  // Outside an open modal dialog nothing can be selected.
  const host = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  host.append(holder);
  holder.select();
  const isCopied = document.execCommand('copy');
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
