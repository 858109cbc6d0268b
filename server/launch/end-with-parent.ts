// Preloaded into all processes below the launcher: they exit when it dies.
process.once('disconnect', () => process.exit(1));
// The launcher's channel must keep nobody alive; `next dev` needs that of its workers.
if (process.ppid === Number(process.env.LAUNCHER_PID)) process.channel?.unref();
