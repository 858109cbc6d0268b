import { loadavg } from 'node:os';

export function loadOfMachine() {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}
