import 'server-only';

/**
 * The one value of this name in the process. The build gives pages and route handlers a copy each of every module, and
 * Next loads the page cache from outside the build: what they must share lives here.
 */
export function processWide<T>(name: string, make: () => T): T {
  const shared = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`storefront.${name}`);
  shared[key] ??= make();
  return shared[key] as T;
}
