export type PageState = {
  offset: number;
  size: number;
  /** Tickets on the page that is shown. */
  rows: number;
  /** Tickets there are in all; null when nobody counted, or when a search makes the count void. */
  count: number | null;
};

export function previousOffset({ offset, size }: PageState): number {
  return Math.max(0, offset - size);
}

export function nextOffset({ offset, size }: PageState): number {
  return offset + size;
}

export function lastOffset({ size, count }: { size: number; count: number }): number {
  return Math.max(0, Math.ceil(count / size) - 1) * size;
}

export function hasPrevious({ offset }: PageState): boolean {
  return offset > 0;
}

/** Without a count a full page is taken for a sign that another follows. */
export function hasNext({ offset, size, rows, count }: PageState): boolean {
  return count === null ? rows >= size : offset + size < count;
}

/** There are pages that neither previous nor next brings from both ends. */
export function hasFarEnds<T extends PageState>(page: T): page is T & { count: number } {
  return page.count !== null && page.count > 2 * page.size;
}
