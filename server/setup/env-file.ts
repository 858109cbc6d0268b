/** Ends the set-up with a sentence for the owner. */
export class SetupError extends Error {}

const LINE = /^\s*(?:export\s+)?([A-Z][A-Z\d_]*)[ \t]*=/;
const PLAIN = /^[\w./:@%+,=-]*$/;

/** The text with some settings replaced, added, or taken out (null). All other lines stay. */
export function mergeEnv(text: string, changes: Record<string, string | null>): string {
  const left = new Map(Object.entries(changes));
  const lines = text.split('\n').flatMap((line) => {
    const name = LINE.exec(line)?.[1] ?? '';
    if (!(name in changes)) return [line];
    const value = left.get(name);
    left.delete(name);
    return typeof value === 'string' ? [setting(name, value)] : [];
  });
  const added = [...left].flatMap(([name, value]) => (value === null ? [] : setting(name, value)));
  return `${[...lines.join('\n').trimEnd().split('\n'), ...added].join('\n').trimStart()}\n`;
}

/** Between single quotes the shell, systemd, Docker Compose and Node all read a value as it is. */
function setting(name: string, value: string): string {
  if (value.includes("'")) throw new SetupError(`Escribe sin comillas simples: ${value} (${name})`);
  return `${name}=${PLAIN.test(value) ? value : `'${value}'`}`;
}
