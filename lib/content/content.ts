import 'server-only';
import { processWide } from '@/lib/platform/process-wide';
import { readContent } from './read-content';
import type { ShopContent } from './types';

const shown = () =>
  processWide('content', () => ({
    content: readContent().content,
    problem: null as string | null,
  }));

export function shopContent(): ShopContent {
  return shown().content;
}

/** Pages made from now on have it. */
export function showContent(content: ShopContent): void {
  Object.assign(shown(), { content, problem: null });
}

/** The folder has a change that cannot be shown, for this reason. */
export function keepOldContent(problem: string): void {
  shown().problem = problem;
}

export function contentProblem(): string | null {
  return shown().problem;
}
