/** One direction of a network. @param {{ bytesPerMs: number, delayMs: number, queueMs: number }} line */
export function shapedPipe({ bytesPerMs, delayMs, queueMs }) {
  const flying = [];
  const waiting = [];
  let freeAt = 0;
  let timer = null;

  const now = () => performance.now();
  const isFull = () => freeAt - now() >= queueMs;

  function pass() {
    timer = null;
    while (flying.length > 0 && flying[0].dueAt <= now()) flying.shift().deliver();
    while (waiting.length > 0 && !isFull()) waiting.shift()();
    const next = Math.min(
      flying[0]?.dueAt ?? Infinity,
      waiting.length > 0 ? freeAt - queueMs : Infinity,
    );
    if (next < Infinity) timer = setTimeout(pass, Math.max(0, next - now()));
  }

  function passSoon() {
    clearTimeout(timer);
    timer = setTimeout(pass, 0);
  }

  return {
    isFull,
    /** `notBefore` is a time of `performance.now()`. */
    send(bytes, deliver, notBefore = 0) {
      freeAt = Math.max(freeAt, now(), notBefore) + bytes / bytesPerMs;
      flying.push({ dueAt: freeAt + delayMs, deliver });
      passSoon();
    },
    whenRoom(callback) {
      waiting.push(callback);
      passSoon();
    },
  };
}
