import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderBrand } from '../brand/render-brand';
import { paletteFrom } from './palette';
import { areRightWords, NONE, type Question } from './question';
import { ownersPath, wordOf } from './shop';

export const BRAND_QUESTIONS: Question[] = [
  {
    title: 'Logo',
    purpose:
      'De él salen el logo, el ícono y la imagen de los enlaces. Si sus letras son oscuras, escribe también el de fondos oscuros, después de una coma. Con ninguno se dibuja tu nombre.',
    example: 'logo.svg, logo-claro.svg — o ninguno',
    parts: [
      {
        key: 'logo',
        label: 'Archivo (SVG, o PNG de 1000 píxeles)',
        usual: NONE,
        now({ contentDir }) {
          const drawn = path.join(contentDir, 'brand', 'logo.svg');
          return existsSync(drawn) ? drawn : null;
        },
        fault: logoFault,
        // The pictures are drawn when all answers are there.
        change: () => ({}),
      },
    ],
  },
  {
    title: 'Color principal',
    purpose:
      'Pinta botones, enlaces y franjas oscuras. De él se calculan los demás, para que todo se pueda leer.',
    example: '#7a1f3d',
    parts: [
      {
        key: 'colour',
        label: 'Color',
        now: (shop) => wordOf(shop, 'colours', 'light', 'action') ?? (shop.isNew ? null : NONE),
        fault: (answer) =>
          answer === NONE || areRightWords({ colours: { light: { action: answer } } })
            ? null
            : 'Escribe el color con # y seis letras o números, como #7a1f3d.',
        change: (answer) => (answer === NONE ? {} : { words: coloursFrom(answer) }),
      },
    ],
  },
];

function coloursFrom(main: string): [steps: string[], value: string][] {
  return Object.entries(paletteFrom(main)).flatMap(([scheme, colours]) =>
    Object.entries(colours).map(([name, colour]): [string[], string] => [
      ['colours', scheme, name],
      colour,
    ]),
  );
}

export function logoFiles(answer: string): { logo: string; dark: string | null } {
  const [logo = '', dark] = answer.split(',').map((name) => ownersPath(name.trim()));
  return { logo, dark: dark ?? null };
}

/** Tries to draw. */
async function logoFault(answer: string): Promise<string | null> {
  if (answer === NONE) return null;
  const { logo, dark } = logoFiles(answer);
  const missing = [logo, dark].find((file) => file !== null && !existsSync(file));
  if (missing) return `No hay ningún archivo ${missing}: revisa la carpeta y el nombre.`;
  const folder = await mkdtemp(path.join(tmpdir(), 'logo-'));
  try {
    const { vanishesInTheDark } = await renderBrand({ logo, dark, ground: '#ffffff', folder });
    return vanishesInTheDark && !dark
      ? 'Las letras de ese logo no se ven sobre fondo oscuro: escribe después de una coma el logo claro, o repite el mismo si así lo quieres.'
      : null;
  } catch {
    return 'Ese archivo no es una imagen que se pueda leer: prueba con un SVG o un PNG.';
  } finally {
    await rm(folder, { recursive: true });
  }
}
