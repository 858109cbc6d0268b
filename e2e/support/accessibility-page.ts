/** Axe's results for one screen in one setting. */
export type Look = {
  story: string;
  project: string;
  address: string;
  setting: string;
  passed: Rule[];
  failed: Rule[];
  /** Rules that axe cannot decide by itself. */
  undecided: Rule[];
};

/** `criteria` uses axe's tags: `wcag143` is criterion 1.4.3. */
export type Rule = { id: string; help: string; criteria: string[]; elements: string[] };

/** A self-contained HTML page. It lists for each screen what passed, what failed and what a person must judge. */
export function accessibilityPage(looks: Look[]): string {
  const sorted = looks.toSorted((one, other) => screenOf(one).localeCompare(screenOf(other)));
  const screens = new Set(looks.map(screenOf));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Accessibility per screen</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
  table { border-collapse: collapse; }
  th, td { border: 1px solid #999; padding: .3rem .6rem; text-align: left; vertical-align: top; }
  .failed { background: #fdd; color: #000; }
</style>
<h1>Accessibility per screen</h1>
<p>${looks.length} looks by axe at ${screens.size} screens; docs/accessibility.md says how the rest was tested.</p>
<table>
<thead><tr><th>Screen<th>Setting<th>Held<th>Failed<th>To be judged</thead>
<tbody>
${sorted.map(row).join('\n')}
</tbody>
</table>
</html>
`;
}

function screenOf({ story, project }: Look): string {
  return `${story} (${project})`;
}

function row(look: Look): string {
  const { address, setting, passed, failed, undecided } = look;
  const kind = failed.length > 0 ? ' class="failed"' : '';
  return `<tr${kind}><td>${escaped(screenOf(look))}<br><code>${escaped(address)}</code><td>${escaped(setting)}<td>${list(passed)}<td>${list(failed)}<td>${list(undecided)}`;
}

function list(rules: Rule[]): string {
  if (rules.length === 0) return '0';
  const items = rules.map(({ id, help, criteria, elements }) => {
    const where = elements.map((html) => `<br><code>${escaped(html)}</code>`).join('');
    const of = criteria.map(written).filter(Boolean).join(', ');
    return `<li>${escaped(help)} (${[id, of].filter(Boolean).join('; ')})${where}`;
  });
  return `<details><summary>${rules.length}</summary><ul>${items.join('')}</ul></details>`;
}

function written(tag: string): string {
  const digits = /^wcag(\d)(\d)(\d+)$/.exec(tag);
  return digits ? digits.slice(1).join('.') : '';
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
