import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

const MAX_WAITING = 16;

type Waiting = { start: () => void; forget: () => void };

type Line = { isBusy: boolean; waiting: Waiting[] };

/** Node alone would start a thousand requests pipelined in one packet. */
export function oneAtATime(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function newLine(socket: Socket): Line {
    const line: Line = { isBusy: false, waiting: [] };
    lines.set(socket, line);
    socket.once('close', () => forgetAll(line));
    return line;
  }

  return (req, res) => {
    const { socket } = req;
    const line = lines.get(socket) ?? newLine(socket);
    // Node reports the end of an answer only if the answer was begun.
    const forget = () => void res.emit('close');
    const start = () => {
      line.isBusy = true;
      res.once('close', () => {
        line.isBusy = false;
        // An answer begun on a dead connection would never end.
        if (socket.destroyed) forgetAll(line);
        else line.waiting.shift()?.start();
      });
      handle(req, res);
    };
    if (!line.isBusy) start();
    else if (line.waiting.length < MAX_WAITING && !socket.destroyed) {
      line.waiting.push({ start, forget });
    } else {
      forgetAll(line);
      forget();
      socket.destroy();
    }
  };
}

function forgetAll({ waiting }: Line): void {
  for (const { forget } of waiting.splice(0)) forget();
}
