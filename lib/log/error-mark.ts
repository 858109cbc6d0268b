/** What of an error a log may hold: where it happened. Messages quote what was sent. */
export function errorMark(error: unknown): { error: string; stack: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] };
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return { error: error.name, stack: lines.filter((line) => line.startsWith('at ')).slice(0, 8) };
}
