import { readdirSync, readFileSync } from 'node:fs';

/**
 * Resident memory of the launcher and all its descendants. Linux.
 * @returns {{ name: 'front' | 'Next' | 'demo' | 'pictures', pid: number, megabytes: number }[]}
 */
export function shopProcesses(launcher) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)) ?? []);
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  return all
    .filter(({ pid }) => descends(pid, launcher, parents))
    .map(({ pid, megabytes, command }) => ({
      name: nameOf(pid, launcher, command),
      pid,
      megabytes,
    }));
}

export function memoryOfShop(launcher) {
  const memory = {};
  for (const { name, megabytes } of shopProcesses(launcher)) {
    memory[name] = (memory[name] ?? 0) + megabytes;
  }
  return memory;
}

/** Includes connections; 0 when the process has ended. */
export function openFilesOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

function read(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const parent = Number(/^PPid:\s*(\d+)/m.exec(status)[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return { pid, parent, command, megabytes: residentIn(status) };
  } catch {
    return null;
  }
}

function descends(pid, ancestor, parents) {
  for (let at = pid; at; at = parents.get(at)) if (at === ancestor) return true;
  return false;
}

function residentIn(status) {
  return Math.round(Number(/^VmRSS:\s*(\d+)/m.exec(status)[1]) / 1024);
}

function nameOf(pid, launcher, command) {
  if (pid === launcher) return 'front';
  if (command.includes('images/worker')) return 'pictures';
  return command.startsWith('next') ? 'Next' : 'demo';
}
