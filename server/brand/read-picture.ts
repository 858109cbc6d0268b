import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/** A logo or icon of the owner, read whole. */
export type Picture = { svg: string | null; png: Buffer; width: number; height: number };

/** Longer side, in pixels: twice the largest icon. */
const SIDE = 1024;
/** Below it an icon is blurred. */
const LEAST_ICON = 180;
/** Smaller parts of their page are lost in the header. */
const LEAST_PART = 0.15;

const PARTS_FROM_ELSEWHERE =
  /<(?:image|feImage)\b[^>]{0,2000}\bhref\s{0,9}=\s{0,9}["'](?!#|data:)|<text\b/i;
/** A browser runs them when the file is opened by itself. */
const SCRIPTS = /<script\b|<foreignObject\b|\son[a-z]+\s*=|javascript:/i;

/** The picture, or a sentence for the owner that says why it cannot be used. */
export async function readPicture(file: string): Promise<Picture | string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  if (!Buffer.isBuffer(bytes)) {
    return `No se puede abrir ${file}: revisa la carpeta, el nombre y el permiso (${bytes.code}).`;
  }
  try {
    const { format } = await sharp(bytes).metadata();
    return await (format === 'svg' ? readDrawing(bytes.toString()) : readPhoto(bytes));
  } catch {
    return 'La imagen no se puede leer: ábrela y guárdala otra vez como SVG o PNG.';
  }
}

async function readDrawing(svg: string): Promise<Picture | string> {
  if (PARTS_FROM_ELSEWHERE.test(svg) || SCRIPTS.test(svg)) {
    return 'La imagen depende de otra, de un tipo de letra de tu máquina o de un programa (script): guárdala con todo convertido en trazos, o como PNG.';
  }
  const { width = SIDE, height = SIDE } = await sharp(Buffer.from(svg)).metadata();
  // 72 pixels for each inch draw it as large as it says it is.
  const density = Math.max(1, (72 * SIDE) / Math.max(width, height));
  return readWhole(sharp(Buffer.from(svg), { density }), svg, { width, height });
}

/** Cameras turn a picture by a note beside its pixels (EXIF). */
async function readPhoto(bytes: Buffer): Promise<Picture | string> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .png()
    .toBuffer({ resolveWithObject: true });
  return readWhole(sharp(data), null, info);
}

async function readWhole(
  picture: Sharp,
  svg: string | null,
  { width, height }: { width: number; height: number },
): Promise<Picture | string> {
  const { data: png, info } = await picture
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const [, , , alpha = { min: 255, max: 255 }] = (await sharp(png).stats()).channels;
  if (alpha.max === 0) return 'En la imagen no se ve nada: está vacía o es transparente.';
  const ground = alpha.min === 0 ? { background: '#00000000' } : {};
  const drawn = await sharp(png).trim(ground).toBuffer({ resolveWithObject: true });
  if (drawn.info.width * drawn.info.height < LEAST_PART * info.width * info.height) {
    return 'El dibujo ocupa muy poco de su hoja: recorta la imagen hasta el borde del dibujo.';
  }
  return { svg, png, width, height };
}

/** A wide logo would be a line in an icon. */
export function isIcon({ svg, width, height }: Picture): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long <= 2 * short && (svg !== null || short >= LEAST_ICON);
}
