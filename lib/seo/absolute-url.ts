import 'server-only';
import { environment } from '@/lib/platform/env';

export function absoluteUrl(path: string): string {
  return new URL(path, environment().siteUrl).toString();
}
