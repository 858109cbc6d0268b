import 'server-only';

/** One sentence for the owner, with the setting or file that it is about. */
export type Finding = {
  mark: 'nota' | 'MAL';
  text: string;
  /** The shop does not start with it. */
  isFatal: boolean;
};

export type Findings<Result = void> = AsyncGenerator<Finding, Result>;

export const note = (text: string): Finding => ({ mark: 'nota', text, isFatal: false });
export const wrong = (text: string): Finding => ({ mark: 'MAL', text, isFatal: false });
export const fatal = (text: string): Finding => ({ mark: 'MAL', text, isFatal: true });

/** Runs the parts at once. */
export async function collect(...parts: Findings<unknown>[]): Promise<Finding[]> {
  const found = parts.map(async (part) => {
    const list: Finding[] = [];
    for await (const finding of part) list.push(finding);
    return list;
  });
  return (await Promise.all(found)).flat();
}
