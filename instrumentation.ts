/** Runs once before the server takes requests, however it was started. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { checkStart, tellFullCheck } = await import('./lib/checks/run-checks');
  if (process.env.STOREFRONT_CHECK === '1') await tellFullCheck();
  await checkStart();
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
  startWatching();
}
