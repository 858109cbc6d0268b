import 'server-only';
import { processWide } from '@/lib/platform/process-wide';
import { readContent } from './read-content';
import type { ShopContent } from './types';

/** Read once: a start takes changes in. */
export function shopContent(): ShopContent {
  return processWide('content', () => readContent().content);
}
