import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { SetupError } from './setup-error';

export type Terminal = {
  ask: (label: string, isSecret?: boolean) => Promise<string>;
  close: () => void;
};

const STOPPED = '\nNo escribí nada. Para empezar otra vez: npm run setup';

/** Lines that come before their question wait for it. */
export function openTerminal(): Terminal {
  let isMuted = false;
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({
    input: process.stdin,
    output,
    terminal: process.stdin.isTTY,
    // An arrow key would show the token again.
    historySize: 0,
  });
  const typed: string[] = [];
  let isOver = false;
  let wake = () => {};
  lines.on('line', (line) => {
    typed.push(line);
    wake();
  });
  lines.on('close', () => {
    isOver = true;
    wake();
  });
  lines.on('SIGINT', () => {
    console.log(STOPPED);
    process.exit(130);
  });

  return {
    async ask(label, isSecret = false) {
      lines.setPrompt(`${label}: `);
      lines.prompt();
      isMuted = isSecret;
      while (typed.length === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      isMuted = false;
      if (isSecret) process.stdout.write('\n');
      const line = typed.shift();
      if (line === undefined) throw new SetupError(STOPPED);
      return line;
    },
    close: () => lines.close(),
  };
}
