/** Runs once before the server takes requests, whatever started it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { stopOnWrongConfiguration, warnOfMisspeltNames } = await import('./lib/startup-check');
  warnOfMisspeltNames();
  stopOnWrongConfiguration();
  const { letRendersGo } = await import('./lib/let-renders-go');
  letRendersGo();
  const { removeLeftReceipts } = await import('./lib/http/left-receipts');
  await removeLeftReceipts();
}
