/* Times are ISO 8601 in UTC; amounts are in the base currency. */

/** A path on our own origin: `/uploads/{folder}/{file}`. */
export type ImagePath = string;

export type TicketStatus = 'available' | 'reserved' | 'paid';

export type Ticket = {
  id: string;
  /** Zero-padded, sometimes grouped (`007`, `000-501`). */
  number: string;
  status: TicketStatus;
};

export type TicketCounts = { total: number; available: number; reserved: number; paid: number };

export type TicketPage = {
  tickets: Ticket[];
  counts: TicketCounts | null;
};

export type FirstTickets = { numbers: string[]; counts: TicketCounts | null };

/** A method as the payment shows it. */
export type PayableMethod = {
  id: string;
  name: string;
  /** Description and account. */
  details: AccountRow[];
  logo?: ImagePath;
  /** Code (`VES`); null if the admin API does not say. */
  currency: string | null;
  /** Units of the method's currency per unit of the base currency. */
  rate: number;
};

export type PaymentMethod = PayableMethod & { description: string; account: string };

/** A part of an account as its seller typed it: `before`, what the value is `written` as, `after`. */
export type AccountRow = { before: string; value?: AccountValue; after?: string };

export type AccountValue = {
  kind: 'account' | 'bank' | 'email' | 'id' | 'phone';
  written: string;
  copy: string;
  /** The name of its bank, unless the line says it. */
  bank?: string;
};

export type Pack = { quantity: number; price: number };

export type Prize = { date: string | null; name: string; description: string };

export type RaffleSummary = {
  id: string;
  name: string;
  description: string;
  price: number;
  drawDate: string | null;
  isOpen: boolean;
  /** Open but not selling yet. */
  isPending: boolean;
  cover: ImagePath | null;
  counts: TicketCounts | null;
  /** Only in lists, and only if the admin API told lately by which rate it is paid. Null if nothing is converted. */
  conversion?: Pick<PaymentMethod, 'currency' | 'rate'> | null;
};

export type Raffle = RaffleSummary & {
  lottery: string;
  gallery: ImagePath[];
  prizes: Prize[];
  methods: PaymentMethod[];
  packs: Pack[];
  minPerPurchase: number;
  maxPerPurchase: number;
  /** When the admin API gave this data, including its rates. */
  readAt: string;
};

export type Winner = {
  number: string;
  /** Null if nobody reserved the winning number. */
  owner: WinnerOwner | null;
};

export type WinnerOwner = {
  name: string;
  route: string;
  address: string;
  status: TicketStatus;
  images: ImagePath[];
};
