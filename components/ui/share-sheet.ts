/** False when the browser has no share sheet, or cannot share this. Closing the sheet counts as success. */
export async function shareBySheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
