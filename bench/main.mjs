/** `npm run bench -- page --rounds 6` runs `page.mjs` with the arguments after its name. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && file !== 'main.mjs')
  .map((file) => file.slice(0, -'.mjs'.length));

const [, , name = ''] = process.argv;
if (!names.includes(name)) {
  console.error(
    `Usage: npm run bench -- NAME [options], where NAME is one of ${names.join(', ')}.`,
  );
  process.exit(2);
}
// As if it had been started itself, because `page` starts itself again in a network of its own.
process.argv.splice(1, 2, path.join(import.meta.dirname, `${name}.mjs`));
await import(`./${name}.mjs`);
