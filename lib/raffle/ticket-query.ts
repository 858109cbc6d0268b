import { cleanCode, cleanWords } from './clean-text';
import { DEFAULT_PAGE_SIZE, MAX_TICKETS_PER_PURCHASE, PAGE_SIZES } from './limits';

export type TicketListQuery = {
  offset: number;
  limit: number;
  search: string;
  status: 'available' | 'all';
};

const MAX_OFFSET = 10_000_000;
const MAX_NUMBER_LENGTH = 20;
const SEARCHABLE = /^[\p{L}\p{N} .,_/-]*$/u;

export function parseTicketListQuery(params: URLSearchParams): TicketListQuery | null {
  const offset = integer(params.get('offset') ?? '0');
  const limit = integer(params.get('limit') ?? String(DEFAULT_PAGE_SIZE));
  const search = cleanCode(params.get('search') ?? '');
  const status = params.get('status') ?? 'available';
  if (offset === null || offset > MAX_OFFSET) return null;
  if (limit === null || !PAGE_SIZES.some((size) => size === limit)) return null;
  // Answers are cached by query, so only whole pages are allowed, to have few.
  if (offset % limit !== 0) return null;
  if (search.length > MAX_NUMBER_LENGTH || !SEARCHABLE.test(search)) return null;
  if (status !== 'available' && status !== 'all') return null;
  return { offset, limit, search, status };
}

/** Written as the admin API writes them, with any separators. */
export function parseNumbers(text: string): string[] | null {
  const numbers = [...new Set(text.split(',').map(cleanWords))].filter(Boolean);
  const isUsable =
    numbers.length > 0 &&
    numbers.length <= MAX_TICKETS_PER_PURCHASE &&
    numbers.every((number) => number.length <= MAX_NUMBER_LENGTH && SEARCHABLE.test(number));
  return isUsable ? numbers : null;
}

function integer(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
