// Reaches into: how Next ends at a signal: by `process.exit` after its requests.
// Buys: messages to phones that are under way at a stop are not sent again after it.
// Fails when it changes: `hold-exit.test.ts`.
// Can go: when Next waits for work outside of requests (`after` is for those inside).

/** After a signal, `process.exit` waits for `finish`. */
export function holdExit(finish: () => Promise<void>): void {
  process.prependOnceListener('SIGTERM', () => {
    const finished = finish();
    const { exit } = process;
    process.exit = ((code) => void finished.finally(() => exit(code))) as typeof exit;
  });
}
