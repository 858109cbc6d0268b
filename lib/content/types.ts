import type { MessageTemplates } from './message-templates';
import type { WrittenContent } from './schema';

export const ICONS = [
  'ticket',
  'bolt',
  'headset',
  'trophy',
  'card',
  'people',
  'truck',
  'shield',
  'lock',
] as const;

/** The shop's own words about itself. An empty list or null is not shown. */
export type ShopContent = WrittenContent & {
  /** Lines of the messages about a purchase. */
  messages: MessageTemplates;
  /** Markdown that begins with a title. */
  pages: Record<WrittenPage, string | null>;
};

export type Profile = WrittenContent['profile'];

export type Announcement = NonNullable<WrittenContent['announcement']>;

export type Lottery = WrittenContent['lotteries'][number];

/** Linked to even after a shop has removed them. */
export const LEGAL_PAGES = ['terminos', 'privacidad'] as const;

/** Linked to where a buyer may doubt. */
export const ABOUT_THE_SHOP = ['como-participar', 'preguntas', 'nosotros'] as const;

/** Each name is also the page's address. */
export const WRITTEN_PAGES = [...ABOUT_THE_SHOP, ...LEGAL_PAGES] as const;

export type WrittenPage = (typeof WRITTEN_PAGES)[number];

export const PAGE_TITLES: Record<WrittenPage, string> = {
  'como-participar': 'Cómo participar',
  preguntas: 'Preguntas',
  nosotros: 'Nosotros',
  terminos: 'Términos',
  privacidad: 'Privacidad',
};

export type MarkdownPage = { title: string; html: string };
