import { readdirSync, readFileSync } from 'node:fs';

/** Resident. Linux. @returns {{ name: 'front' | 'Next' | 'demo', pid: number, megabytes: number }[]} */
export function shopProcesses(launcher) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name), launcher) ?? []);
}

export function memoryOfShop(launcher) {
  return Object.fromEntries(
    shopProcesses(launcher).map(({ name, megabytes }) => [name, megabytes]),
  );
}

function read(pid, launcher) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const parent = Number(/^PPid:\s*(\d+)/m.exec(status)[1]);
    if (pid !== launcher && parent !== launcher) return null;
    return { pid, name: nameOf(pid, launcher), megabytes: residentIn(status) };
  } catch {
    return null;
  }
}

export function megabytesOf(pid) {
  return residentIn(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

function residentIn(status) {
  return Math.round(Number(/^VmRSS:\s*(\d+)/m.exec(status)[1]) / 1024);
}

function nameOf(pid, launcher) {
  if (pid === launcher) return 'front';
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('next') ? 'Next' : 'demo';
}

/** Connections too; 0 when it has ended. */
export function openFilesOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
