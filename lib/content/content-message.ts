import type { Profile, ShopContent } from './types';

/** What the front shows of the content, in pages that it makes itself. */
export type FrontContent = Pick<ShopContent, 'colours'> & {
  profile: Pick<Profile, 'name' | 'whatsapp' | 'logob' | 'sizeico'>;
};

/** Next sends it to the front when it starts, and whenever it shows other content. */
export type ContentMessage = { content: FrontContent };

export function isContentMessage(message: unknown): message is ContentMessage {
  return typeof message === 'object' && message !== null && 'content' in message;
}
