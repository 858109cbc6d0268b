import { withoutRepeats } from './repeats';

// Part of an unguessable address. Readers of the log must not be able to use it.
const SECRET = /[\w-]{40,}/g;

/** There are few reasons; text that a visitor makes up belongs in the detail. */
export type Warn = (reason: string, detail?: string) => void;

export function createWarn(): Warn {
  const say = withoutRepeats((line) => console.error(line));
  return function warn(reason, detail) {
    say(reason, detail ? `${reason}: ${detail.replace(SECRET, '…')}` : reason);
  };
}
