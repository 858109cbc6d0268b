import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderBrand } from './render-brand';

const USAGE = 'npm run brand -- logo.svg [--dark logo-for-dark-grounds.svg] [--ground "#ffffff"]';

const VANISHES =
  'On dark grounds (the footer, and every page of a visitor with a dark phone) the letters of this logo vanish. Draw ' +
  'again with a light one: --dark logo-for-dark-grounds.svg';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dark: { type: 'string' }, ground: { type: 'string', default: '#ffffff' } },
  });
  const [logo] = positionals;
  if (!logo) throw new Error(`Name a picture: ${USAGE}`);
  const folder = path.join(process.env.CONTENT_DIR?.trim() || 'content', 'brand');
  const { names, vanishesInTheDark } = await renderBrand({
    logo,
    dark: values.dark ?? null,
    ground: values.ground,
    folder,
  });
  console.log(`${folder}: ${names.join(', ')}\nA running shop shows them within a minute.`);
  if (vanishesInTheDark) console.warn(VANISHES);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
