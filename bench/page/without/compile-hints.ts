/** Replaces `server/next-seam/compile-hints.ts`: functions are compiled when they are first called. */
export const addCompileHints: (buildFolder: string) => Promise<void> = async () => {};
