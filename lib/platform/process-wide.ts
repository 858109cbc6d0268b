import 'server-only';

/** The build gives pages and route handlers separate copies of every module. This holds what they share. */
export function processWide<T>(name: string, make: () => T): T {
  const shared = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`storefront.${name}`);
  shared[key] ??= make();
  return shared[key] as T;
}
