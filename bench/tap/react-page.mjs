import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const FILES = {
  react: 'react.production.js',
  scheduler: 'scheduler.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
};

const folderOf = (name) => path.dirname(require.resolve(`${name.split('/')[0]}/package.json`));
const sources = Object.entries(FILES).map(([name, file]) => {
  const source = readFileSync(path.join(folderOf(name), 'cjs', file), 'utf8');
  return `${JSON.stringify(name)}: (module, exports, require) => {${source}\n}`;
});

export const reactScript = `
const process = { env: { NODE_ENV: 'production' } };
const sources = {${sources.join(',\n')}};
const loaded = {};
function load(name) {
  if (loaded[name]) return loaded[name].exports;
  const module = (loaded[name] = { exports: {} });
  sources[name](module, module.exports, load);
  return module.exports;
}
const { createElement, useState } = load('react');
function Cell({ number, isChosen, onToggle }) {
  return createElement('button', { 'aria-pressed': isChosen, onClick: () => onToggle(number) }, number);
}
function Page() {
  const [chosen, setChosen] = useState([]);
  const onToggle = (number) =>
    setChosen(chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number]);
  return [
    createElement('fieldset', { key: 'grid' }, NUMBERS.map((number) =>
      createElement(Cell, { key: number, number, isChosen: chosen.includes(number), onToggle }))),
    createElement('p', { key: 'count' }, chosen.length),
  ];
}
load('react-dom/client').createRoot(document.querySelector('#page')).render(createElement(Page));`;
