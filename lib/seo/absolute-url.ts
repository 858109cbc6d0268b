import 'server-only';
import { environment } from '@/lib/env';

/** A path of the shop as others must write it; what is an address already stays as it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, environment().siteUrl).toString();
}
