export type GridPlace = { index: number; count: number; columns: number };

/** Cells that PageUp and PageDown jump over, in rows. */
const PAGE_ROWS = 5;

/** Where a key leads in the grid, as the ARIA practices say; null when it is none of its keys. */
export function cellAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { index, count, columns }: GridPlace,
): number | null {
  const rowStart = index - (index % columns);
  const targets: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    PageDown: index + PAGE_ROWS * columns,
    PageUp: index - PAGE_ROWS * columns,
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? count - 1 : Math.min(rowStart + columns, count) - 1,
  };
  const target = targets[key];
  if (target === undefined) return null;
  if (target >= 0 && target < count) return target;
  const isJump = key === 'PageUp' || key === 'PageDown';
  return isJump ? Math.min(Math.max(target, 0), count - 1) : index;
}
