/** Settings as the shell, systemd and Docker Compose all read them: one `NAME=value` a line. */
const LINE = /^\s*(?:export\s+)?([A-Z][A-Z\d_]*)[ \t]*=(.*)$/;
const PLAIN = /^[\w./:@%+,=-]*$/;
/** Within double quotes each of the three readers takes these with a backslash. */
const ESCAPED = /[\\"`$]/g;

export function readEnv(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const [, name, value = ''] = LINE.exec(line) ?? [];
    return name ? [[name, unquoted(value.trim())] as const] : [];
  });
  return Object.fromEntries(pairs);
}

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

function setting(name: string, value: string): string {
  return `${name}=${PLAIN.test(value) ? value : `"${value.replace(ESCAPED, '\\$&')}"`}`;
}

function unquoted(value: string): string {
  if (/^'.*'$/.test(value)) return value.slice(1, -1);
  if (/^".*"$/.test(value)) return value.slice(1, -1).replace(/\\([\\"`$])/g, '$1');
  return value;
}
