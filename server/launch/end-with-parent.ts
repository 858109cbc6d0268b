// Preloaded into every process below the launcher: each ends when the launcher dies. `process.exit` hung once in Next.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The launcher's channel must not hold a process open. `next dev` needs the channels of its workers.
if (process.ppid === Number(process.env.LAUNCHER_PID)) process.channel?.unref();
