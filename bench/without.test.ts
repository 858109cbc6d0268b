import { readFileSync } from 'node:fs';
import { GUARDS as attack } from './attack/guards.mjs';
import { GUARDS as page } from './page/build-variant.mjs';
import { GUARDS as purchases } from './purchases/build-variant.mjs';

const replaced = [
  ...Object.entries(attack).map(([name, { file }]) => ['attack', name, file]),
  ...Object.entries(page).map(([name, file]) => ['page', name, file]),
  ...Object.entries(purchases).map(([name, file]) => ['purchases', name, file]),
] as [string, string, string][];

const exportsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function\*?|const|type) (\w+)/gm)]
    .map(([, name = '']) => name)
    .sort();

// Otherwise the copy of the shop does not build, which shows only when somebody asks what the guard prevents.
test.each(replaced)('%s: a shop without %s still has the exports of %s', (bench, name, file) => {
  const missing = new Set(exportsOf(file));
  for (const each of exportsOf(`bench/${bench}/without/${name}.ts`)) missing.delete(each);
  expect([...missing]).toEqual([]);
});
