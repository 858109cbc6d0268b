/** A second signal does not wait. */
export function onSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}
