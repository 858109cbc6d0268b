'use client';

import { useEffect, useRef, useState } from 'react';
import { useEarlyTapReplay } from './use-early-tap-replay';
import styles from './copy-button.module.css';

type CopyButtonProps = {
  text: string;
  /** Names the copied value, for screen readers. */
  what: string;
  children?: string;
  onCopied?: () => void;
};

const SHOWN_MS = 2000;
const ANSWER_MS = 1000;

export function CopyButton({ text, what, children = 'Copiar', onCopied }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEarlyTapReplay(button);

  useEffect(() => {
    if (result !== 'copied') return;
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
        <span>{result === 'copied' ? 'Copiado ✓' : children}</span>
        <span className="visually-hidden">{` ${what}`}</span>
      </button>
      <span role="status" className={result === 'failed' ? styles.failed : 'visually-hidden'}>
        {result === 'copied'
          ? `Copiado: ${what}`
          : result && 'No se pudo copiar. Mantén presionado el texto para copiarlo.'}
      </span>
      {result === 'failed' && (
        <span className={styles.failed} translate="no">
          {text}
        </span>
      )}
    </>
  );
}

/** False when the browser does not allow writing to the clipboard. Some never answer. */
async function copyText(text: string): Promise<boolean> {
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_, reject) => setTimeout(reject, ANSWER_MS)),
    ]);
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
  // With a modal dialog open, nothing outside it can be selected.
  const host = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  host.append(holder);
  holder.select();
  const isCopied = document.execCommand('copy');
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
