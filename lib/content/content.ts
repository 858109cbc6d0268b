import 'server-only';
import { processWide } from '@/lib/platform/process-wide';
import { readContent } from './read-content';
import type { ShopContent } from './types';

const shown = () =>
  processWide('content', () => ({ content: readContent().content, isBehind: false }));

export function shopContent(): ShopContent {
  return shown().content;
}

/** Pages made from now on have it. */
export function showContent(content: ShopContent): void {
  Object.assign(shown(), { content, isBehind: false });
}

/** The folder has a change that cannot be shown. */
export function keepOldContent(): void {
  shown().isBehind = true;
}

export function isContentBehind(): boolean {
  return shown().isBehind;
}
