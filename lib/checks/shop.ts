import 'server-only';
import { readContent } from '@/lib/content/read-content';
import { lookAtAdmin } from './admin-checks';
import { lookAtRedis } from './redis-checks';
import { lookAtSite } from './site-checks';

/** What the checks look at, each once. */
export type Shop = ReturnType<typeof createShop>;

export function createShop(variables: NodeJS.ProcessEnv) {
  return {
    variables,
    content: once(() => readContent(variables)),
    admin: once(lookAtAdmin),
    redis: once(lookAtRedis),
    site: once(lookAtSite),
  };
}

function once<T>(look: () => T): () => T {
  let seen: { value: T } | undefined;
  return () => (seen ??= { value: look() }).value;
}
