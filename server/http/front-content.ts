import type { FrontContent } from '../../lib/content/content-message';

let content: FrontContent = {
  profile: { name: 'Rifas', whatsapp: null, logob: '', sizeico: '150' },
  colours: { light: {}, dark: {} },
};

export function frontContent(): FrontContent {
  return content;
}

/** For pages written from now on. */
export function setFrontContent(next: FrontContent): void {
  content = next;
}
