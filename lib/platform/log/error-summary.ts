/** Leaves out the message, which may quote personal data. */
export function errorSummary(error: unknown): { error: string; stack: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] };
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return { error: error.name, stack: lines.filter((line) => line.startsWith('at ')).slice(0, 8) };
}
