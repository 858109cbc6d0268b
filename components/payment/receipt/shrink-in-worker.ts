const TIMEOUT_MS = 20_000;

/** The smaller copy of a picture, made off the page's thread; null when it cannot be made. */
export function shrinkInWorker(picture: Blob): Promise<Blob | null> {
  return new Promise((resolve) => {
    let worker: Worker | null = null;
    const finish = (copy: Blob | null) => {
      clearTimeout(timeout);
      worker?.terminate();
      resolve(copy);
    };
    const timeout = setTimeout(() => finish(null), TIMEOUT_MS);
    try {
      worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => finish(data));
      worker.addEventListener('error', () => finish(null));
      worker.postMessage(picture);
    } catch {
      finish(null);
    }
  });
}
