export const OFFLINE_COLOURS = 'surface line link warning warning-soft'.split(' ');

/* Beside the colours of every plain page; tests compare them with `app/globals.css`. */
export const OFFLINE_STYLE = `
:root { --surface: #ffffff; --line: #e5decf; --link: #0a5766; --warning: #7d5200; --warning-soft: #fdefcb; }
@media (prefers-color-scheme: dark) { :root { --surface: #132124; --line: #263a3e; --link: #74d5e1; --warning: #f5cb6b; --warning-soft: #372a08; } }
header img { display: block; }
main { align-self: start; box-sizing: border-box; width: min(32rem, 100%); text-align: start; }
article, section { margin: 0 0 1.25rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .875rem; background: var(--surface); }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
article > * { overflow-wrap: anywhere; }
.age { display: inline-block; padding: .25rem .75rem; border-radius: .875rem; background: var(--warning-soft); color: var(--warning); font-weight: 700; }
.price, .news { color: var(--text); font-weight: 700; }
.news:empty { display: none; }
ul { margin: 0; padding: 0; list-style: none; }
.kept > li + li { margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--line); }
.kept p { margin: 0 0 .25rem; }
.numbers { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1rem; }
.numbers li { padding: .25rem .625rem; border: 1px dashed var(--text-soft); border-radius: .5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
section a { margin: 0; padding: .75rem 0; border: 0; color: var(--link); text-decoration: underline; }
button { margin: 0 0 1.25rem; padding: .75rem 1.25rem; border: 2px solid var(--action); border-radius: 999px; background: none; color: var(--action); font: inherit; font-weight: 700; cursor: pointer; }
button.main { background: var(--action); color: var(--on-action); }
button + button { margin-inline-start: .5rem; }
`;
