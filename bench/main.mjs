/** `npm run bench -- page --rounds 6` runs `page.mjs` with the arguments after its name. */
import { readdirSync } from 'node:fs';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && file !== 'main.mjs')
  .map((file) => file.slice(0, -'.mjs'.length));

const [, , name = ''] = process.argv;
if (!names.includes(name)) {
  console.error(`Usage: npm run bench -- NAME [options], NAME being one of ${names.join(', ')}.`);
  process.exit(2);
}
process.argv.splice(2, 1);
await import(`./${name}.mjs`);
