import type { MessageTemplates } from './message-templates';

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

export type IconName = (typeof ICONS)[number];

/** A statement with an icon: a reason to buy or a promise. */
export type Point = { icon: IconName; title: string; text: string };

type Testimonial = { name: string; place: string | null; words: string };

type Delivery = { picture: string; caption: string };

export type Lottery = { name: string; results: string };

/** A line on every page until it ends, in ms. */
export type Announcement = { text: string; link: string | null; endsAt: number };

export type OpeningHours = Record<'weekdays' | 'saturday' | 'sunday', string | null>;

/** The shop's own words about itself. An empty list or null is not shown. */
export type ShopContent = {
  announcement: Announcement | null;
  reasons: { title: string; intro: string | null; list: Point[] } | null;
  testimonials: Testimonial[];
  promises: Point[];
  footer: string[];
  hours: OpeningHours;
  /** How soon somebody answers, and how a winner gets the prize, one sentence each. */
  answers: Record<'whatsapp' | 'payments' | 'prize', string | null>;
  drawRule: string | null;
  /** Where each lottery publishes its results. */
  lotteries: Lottery[];
  lostNumber: string | null;
  permit: string | null;
  deliveries: Delivery[];
  /** Codes by which search engines and social networks verify the site's owner. */
  verification: Record<'google' | 'facebook' | 'pinterest', string | null>;
  /** They replace the build's colours of the same name. */
  colours: Record<'light' | 'dark', Record<string, string>>;
  /** Lines of the messages about a purchase. */
  messages: MessageTemplates;
  /** Markdown that begins with a title. */
  pages: Record<WrittenPage, string | null>;
};

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
