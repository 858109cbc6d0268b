import { withoutRepeats } from './repeats';

// Part of an address nobody could guess: readers of the log must not be able to use it.
const SECRET = /[\w-]{40,}/g;

/** Reasons are a few; what a visitor makes up is the detail. */
export type Warn = (reason: string, detail?: string) => void;

export function createWarn(): Warn {
  const say = withoutRepeats((line) => console.error(line));
  return function warn(reason, detail) {
    say(reason, detail ? `${reason}: ${detail.replace(SECRET, '…')}` : reason);
  };
}
