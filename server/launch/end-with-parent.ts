// Preloaded into every process below the launcher: each exits when the launcher dies.
process.once('disconnect', () => process.exit(1));
// The launcher's channel must not hold a process open. `next dev` needs the channels of its workers.
if (process.ppid === Number(process.env.LAUNCHER_PID)) process.channel?.unref();
