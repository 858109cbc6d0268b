import type { Bounds } from './answer-bounds';

export type AnswerPlace = {
  write(name: string, text: string): Promise<void>;
  read(name: string): Promise<string | null>;
  remove(name: string): Promise<void>;
  /** Removes what is too old, and the oldest beyond the bounds. */
  tidy(bounds?: Bounds): Promise<void>;
};
