import type { NewWinner } from '../database/set-winner';
import { Failure } from '../failure';

export function readWinner(value: unknown): NewWinner | null {
  if (value === null) return null;
  const winner = value as NewWinner;
  if (typeof winner?.numero === 'string') return winner;
  throw new Failure(400, 'ganador needs a numero');
}
