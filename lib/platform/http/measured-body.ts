import { Transform } from 'node:stream';

export type BodyProblem = 'too-large' | 'too-slow';

const PACE = { bytes: 4 * 1024, ms: 40_000 };

type Options = {
  maxBytes: number;
  onBytes: (bytes: number) => void;
  onProblem: (problem: BodyProblem) => void;
};

export function measuredBody({ maxBytes, onBytes, onProblem }: Options): Transform {
  let bytes = 0;
  let before = 0;
  const watch = setInterval(() => {
    if (bytes - before < PACE.bytes) stop('too-slow');
    before = bytes;
  }, PACE.ms);
  const body = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      onBytes(chunk.length);
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
