import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderBrand } from './render-brand';

const USAGE =
  'npm run brand -- logo.svg [--dark logo-para-fondos-oscuros.svg] [--ground "#ffffff"]';

const VANISHES =
  'Las letras de ese logo no se ven sobre fondo oscuro (el pie, y cada página en un teléfono oscuro): repite con el claro, --dark logo-claro.svg';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dark: { type: 'string' }, ground: { type: 'string', default: '#ffffff' } },
  });
  const [logo] = positionals;
  if (!logo) throw new Error(`Falta la imagen: ${USAGE}`);
  const folder = path.join(process.env.CONTENT_DIR?.trim() || 'content', 'brand');
  const { dark = null, ground } = values;
  const { names, vanishesInTheDark } = await renderBrand({ logo, dark, ground, folder });
  console.log(`${folder}: ${names.join(', ')}\nLa tienda los muestra en menos de un minuto.`);
  if (vanishesInTheDark) console.warn(VANISHES);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
