import { shopContent, showContent } from '@/lib/content/content';
import type { ShopContent } from '@/lib/content/types';
import { exampleProfile } from './own-content';

/** Shows the demo's profile with these changes, and other parts of the content if given. */
export function showProfile(
  changes: Parameters<typeof exampleProfile>[0] = {},
  others: Partial<ShopContent> = {},
): void {
  showContent({ ...shopContent(), ...others, profile: exampleProfile(changes) });
}
