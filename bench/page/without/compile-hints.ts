/** `server/next-seam/compile-hints.ts` as it would be if functions were compiled when they are first called. */
export const addCompileHints: (buildFolder: string) => Promise<void> = async () => {};
