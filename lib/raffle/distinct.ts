/** The last of several with the same id, in the place of the first. */
export function distinct<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
