/** Each call by which Next hands React's data to the browser, and what it hands over. */
const CALL =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*?)\)<\/script>/g;

/** Kinds of these calls: the opening one, and one with text. Others are never taken out. */
const OPENING = 0;
const TEXT = 1;

/** A page without the data from which React makes it once more in the browser, and that data; null when it has none. */
export function withoutReactData(html: string): { html: string; data: string } | null {
  let data = '';
  let isAllText = true;
  const rest = html.replace(CALL, (_script, handed: string) => {
    const [kind, text] = parsed(handed);
    if (kind === TEXT && typeof text === 'string') data += text;
    else if (kind !== OPENING) isAllText = false;
    return '';
  });
  return isAllText && data ? { html: rest, data } : null;
}

function parsed(handed: string): unknown[] {
  try {
    const value: unknown = JSON.parse(handed);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
