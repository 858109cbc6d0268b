/** The shop's own words for what it sells. Times are ISO 8601 in UTC, amounts in the base currency. */

/** A picture of the admin API, as a path on our own origin (`/uploads/{folder}/{file}`). */
export type ImagePath = string;

export type TicketStatus = 'available' | 'reserved' | 'paid';

export type Ticket = {
  id: string;
  /** As printed: zero padded, sometimes grouped (`007`, `000-501`). */
  number: string;
  status: TicketStatus;
};

/** Counts of the whole raffle, whatever the page or the search. */
export type TicketCounts = { total: number; available: number; reserved: number; paid: number };

export type TicketPage = {
  tickets: Ticket[];
  /** Null when the admin API left them out. */
  counts: TicketCounts | null;
};

/** What a page knows of the tickets before anybody asked for them. */
export type FirstTickets = { numbers: string[]; counts: TicketCounts | null };

export type PaymentMethod = {
  name: string;
  description: string;
  account: string;
  /** Units of the method's currency per unit of the base currency; 1 means no conversion. */
  rate: number;
};

export type Prize = { date: string | null; name: string; description: string };

/** What a card or a slide shows. */
export type RaffleSummary = {
  id: string;
  name: string;
  description: string;
  /** Per ticket, in the base currency. */
  price: number;
  drawDate: string | null;
  isOpen: boolean;
  /** Open but not selling yet. */
  isPending: boolean;
  cover: ImagePath | null;
};

export type Raffle = RaffleSummary & {
  lottery: string;
  gallery: ImagePath[];
  prizes: Prize[];
  methods: PaymentMethod[];
};

/** What search engines are told. */
export type ListedRaffle = RaffleSummary & {
  gallery: ImagePath[];
  /** Null when the admin API does not say. */
  updatedAt: string | null;
};

export type Winner = {
  number: string;
  /** Null when nobody reserved the winning number. */
  owner: WinnerOwner | null;
};

export type WinnerOwner = {
  name: string;
  route: string;
  address: string;
  status: TicketStatus;
  images: ImagePath[];
};
