// Reaches into: experimental settings of Turbopack, and where SWR takes its store from.
// Buys: 4 kB of scripts in fewer files; styles that a page lacks stay out of it (e2e/front/byte-budget.spec.ts).
// Fails when it changes: the build names settings it does not know; e2e/front/byte-budget.spec.ts.
// Can go: each as a default (vercel/next.js#96398); the alias when SWR takes `useSyncExternalStore` from React alone.

export const resolveAlias = { 'use-sync-external-store/shim': 'react' };

export const experimental = {
  turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
  turbopackCjsTreeShaking: true,
  turbopackCrossModuleConstants: true,
  // Styles a page lacks cost more than a file, as they come inside it; but scripts name each file of later parts.
  cssChunking: { type: 'graph', requestCost: 2000 },
};
