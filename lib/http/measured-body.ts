import { Transform } from 'node:stream';

export type BodyProblem = 'too-large' | 'too-slow';

/** Less than this in so long is no line that a phone still has: it only holds a place. */
const PACE = { bytes: 4 * 1024, ms: 40_000 };

/** Passes a body on as long as it is neither larger nor slower than allowed; else says so and breaks off. */
export function measuredBody(
  maxBytes: number,
  onProblem: (problem: BodyProblem) => void,
): Transform {
  let bytes = 0;
  let before = 0;
  const watch = setInterval(() => {
    if (bytes - before < PACE.bytes) stop('too-slow');
    before = bytes;
  }, PACE.ms);
  const body = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= maxBytes) done(null, chunk);
      else stop('too-large');
    },
    destroy(error, done) {
      clearInterval(watch);
      done(error);
    },
  });

  function stop(problem: BodyProblem): void {
    onProblem(problem);
    body.destroy(new Error(problem));
  }

  return body;
}
