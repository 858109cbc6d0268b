/** Runs once before the server takes requests, however it was started. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.STOREFRONT_CHECK === '1') {
    const { tellFullCheck } = await import('./lib/checks/full-check');
    await tellFullCheck();
  }
  const { warnOfDoubtfulSettings } = await import('./lib/checks/doubtful-settings');
  const { stopOnWrongConfiguration } = await import('./lib/checks/startup-check');
  const { warnOfBorrowedWords } = await import('./lib/checks/borrowed-words');
  warnOfDoubtfulSettings();
  stopOnWrongConfiguration();
  warnOfBorrowedWords();
  const { warnOfAdminApi } = await import('./lib/checks/admin-words');
  // The shop starts without the admin API, so it does not wait for its answer.
  void warnOfAdminApi();
  const { releaseAbortedRenders } = await import('./server/next-seam/release-aborted-renders');
  releaseAbortedRenders();
  const { connectSharedRedis } = await import('./lib/platform/redis/shared-redis');
  await connectSharedRedis();
  const { leaveTicketSecretMark } = await import('./lib/platform/redis/ticket-secret-mark');
  await leaveTicketSecretMark();
  const { followContent } = await import('./lib/checks/follow-content');
  await followContent(process.env);
  const { keepReceiptsTidy } = await import('./lib/platform/http/tidy-receipts');
  await keepReceiptsTidy();
  const { startWatching } = await import('./lib/push/watcher');
  const { holdExit } = await import('./server/next-seam/hold-exit');
  holdExit(startWatching());
}
