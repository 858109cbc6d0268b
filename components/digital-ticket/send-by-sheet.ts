type Sent = { picture: string; title: string; url: string };

/** False when the browser has no sheet; closing it is an answer like any other. */
export async function sendBySheet({ picture, title, url }: Sent): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  const plain = { title, url };
  try {
    await navigator.share((await withPicture(picture, plain)) ?? plain);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Null where files cannot be shared, or the picture did not come before the tap is forgotten. */
async function withPicture(picture: string, plain: ShareData): Promise<ShareData | null> {
  try {
    const answer = await fetch(picture, { signal: AbortSignal.timeout(TAP_LASTS_MS) });
    if (!answer.ok) return null;
    const file = new File([await answer.blob()], 'boleto.jpg', { type: 'image/jpeg' });
    const data = { ...plain, files: [file] };
    return navigator.canShare?.(data) ? data : null;
  } catch {
    return null;
  }
}

/** Browsers let a page share for about five seconds after a tap. */
const TAP_LASTS_MS = 3500;
