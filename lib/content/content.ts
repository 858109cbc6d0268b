import 'server-only';
import { processWide } from '@/lib/platform/process-wide';
import { readContent } from './read-content';
import type { ShopContent } from './types';

/** Read once; changes need a restart. */
export function shopContent(): ShopContent {
  return processWide('content', () => readContent().content);
}
