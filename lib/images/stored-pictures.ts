import 'server-only';
import { readStoredAnswer, storeAnswer } from '@/lib/platform/cache/stored-answers';
import type { Picture } from './picture';

type Kind = 'card' | 'cover';
type Stored<Kept extends Picture> = Omit<Kept, 'body'> & { base64: string };

/** With the last good answers, so that pages and shared links keep a picture over a restart, and on every instance. */
export async function storePicture(kind: Kind, key: string, picture: Picture): Promise<void> {
  const { body, ...rest } = picture;
  await storeAnswer(kind, key, {
    ...rest,
    base64: body.toString('base64'),
  } satisfies Stored<Picture>);
}

export async function readStoredPicture<Kept extends Picture>(
  kind: Kind,
  key: string,
): Promise<Kept | null> {
  const stored = await readStoredAnswer(kind, key);
  if (!stored) return null;
  const { base64, ...rest } = stored.value as Stored<Kept>;
  return { ...rest, body: Buffer.from(base64, 'base64') } as unknown as Kept;
}
