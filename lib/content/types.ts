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

/** A thing said with an icon: a reason to buy, a promise. */
export type Point = { icon: IconName; title: string; text: string };

export type Testimonial = { name: string; place: string | null; words: string };

export type Delivery = { picture: string; caption: string };

export type OpeningHours = Record<'weekdays' | 'saturday' | 'sunday', string | null>;

/** What the shop says of itself. An empty list or null: it does not say it, and nothing is shown. */
export type ShopContent = {
  reasons: { title: string; intro: string | null; list: Point[] } | null;
  testimonials: Testimonial[];
  promises: Point[];
  footer: string[];
  hours: OpeningHours;
  /** How soon somebody answers, a sentence each. */
  answers: Record<'whatsapp' | 'payments', string | null>;
  drawRule: string | null;
  permit: string | null;
  deliveries: Delivery[];
  /** What search engines and networks want to read to believe whose site it is. */
  verification: Record<'google' | 'facebook' | 'pinterest', string | null>;
  /** In the place of those of the build, by their names there. */
  colours: Record<'light' | 'dark', Record<string, string>>;
  /** Markdown that begins with a title. */
  legal: Record<LegalPage, string | null>;
};

/** Each has the address of its name. */
export const LEGAL_PAGES = ['terminos', 'privacidad'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

export type MarkdownPage = { title: string; html: string };
