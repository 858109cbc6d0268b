export type ImageKind = 'jpg' | 'png' | 'webp' | 'gif';

export const contentTypes: Record<ImageKind, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Judges by the first bytes, whatever the name says. Null when it is not a picture. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.startsWith('GIF8')) return 'gif';
  return null;
}
