import { quantile } from '../shared/quantile.mjs';

export function printPhase(name, { tally, most, calls, seconds, connections, processes }) {
  console.log(`\n${name} (${Math.round(seconds)} s)`);
  for (const [kind, { statuses, times }] of [...tally].sort()) {
    const told = Object.entries(statuses)
      .map(([status, count]) => `${status} x ${count}`)
      .join(', ');
    const at = (share) => Math.round(quantile(times, share));
    console.log(
      `  ${kind.padEnd(17)} ${told}; ms: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`,
    );
  }
  const perSecond = (calls / seconds).toFixed(1);
  console.log(
    `  admin API: ${calls} calls (${perSecond}/s), ${connections} connections at the end`,
  );
  console.log(`  visitors waiting at once: ${most} at most`);
  for (const { name: process, megabytes, files } of processes) {
    console.log(`  ${process}: ${megabytes} MB, ${files} open files and connections`);
  }
}

export function printRecovery(times) {
  const told = Object.entries(times).map(([what, seconds]) => `${what} ${seconds.toFixed(1)} s`);
  console.log(`  back after: ${told.join(', ')}`);
}
