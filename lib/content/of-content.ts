import 'server-only';
import { shopContent } from './content';
import type { ShopContent } from './types';

/** Makes something of the owner's files once, and again after the shop has taken a change of them. */
export function ofContent<T>(make: () => T): () => T {
  const made = new WeakMap<ShopContent, { value: T }>();
  return () => {
    const content = shopContent();
    const known = made.get(content) ?? { value: make() };
    made.set(content, known);
    return known.value;
  };
}
