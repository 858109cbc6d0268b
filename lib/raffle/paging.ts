export type PageState = {
  offset: number;
  size: number;
  rows: number;
  /** Null when not counted, or when a search makes the count useless. */
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

export function hasNext({ offset, size, rows, count }: PageState): boolean {
  return count === null ? rows >= size : offset + size < count;
}

export function hasFarEnds<T extends PageState>(page: T): page is T & { count: number } {
  return page.count !== null && page.count > 2 * page.size;
}
