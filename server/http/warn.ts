const AT_MOST_EVERY_MS = 5000;
// Part of an address nobody could guess: readers of the log must not be able to use it.
const SECRET = /[\w-]{40,}/g;

export function createWarn(): (text: string) => void {
  let lastAt = -Infinity;
  let leftOut = 0;
  return function warn(text) {
    const message = text.replace(SECRET, '…');
    if (Date.now() - lastAt < AT_MOST_EVERY_MS) {
      leftOut += 1;
      return;
    }
    console.error(leftOut > 0 ? `${message} (and ${leftOut} more before)` : message);
    lastAt = Date.now();
    leftOut = 0;
  };
}
