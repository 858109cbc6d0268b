import 'server-only';
import { within } from '@/lib/platform/within';

/** One sentence for the owner, with the setting or file that it is about. */
export type Finding = {
  mark: 'bien' | 'nota' | 'MAL';
  text: string;
  /** The shop does not start with it. */
  isFatal: boolean;
};

export type Findings<Result = void> = AsyncGenerator<Finding, Result>;

/** Longer than a purchase of 15 MB takes on its way through the proxies. */
const LONGEST_MS = 90_000;

export const right = (text: string): Finding => ({ mark: 'bien', text, isFatal: false });
export const note = (text: string): Finding => ({ mark: 'nota', text, isFatal: false });
export const wrong = (text: string): Finding => ({ mark: 'MAL', text, isFatal: false });
export const fatal = (text: string): Finding => ({ mark: 'MAL', text, isFatal: true });

/** Runs the parts at once. One that never ends loses only what it had not found yet. */
export async function collect(...parts: Findings<unknown>[]): Promise<Finding[]> {
  const found = parts.map(async (part) => {
    const list: Finding[] = [];
    const isDone = await within(LONGEST_MS, fill(list, part));
    return isDone ? list : [...list, wrong(`No se supo todo en ${LONGEST_MS / 1000} segundos`)];
  });
  return (await Promise.all(found)).flat();
}

async function fill(list: Finding[], part: Findings<unknown>): Promise<true> {
  for await (const finding of part) list.push(finding);
  return true;
}
