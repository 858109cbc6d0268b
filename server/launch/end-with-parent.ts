/** Preloaded into every process the launcher starts, and those they start: a killed launcher leaves nobody behind. */
process.once('disconnect', () => process.exit(1));
// The launcher says nothing and must keep nobody from ending; `next dev` waits for what it says to its workers.
if (process.ppid === Number(process.env.LAUNCHER_PID)) process.channel?.unref();
