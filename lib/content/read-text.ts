import 'server-only';
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const SHIPPED_CONTENT = path.join(process.cwd(), 'content');

/** Neither text nor problem: the file is not there. */
type ReadText = { text: string | null; problem: string | null };

const BYTE_ORDER_MARK = /^\uFEFF/;

export function readText(file: string): ReadText {
  try {
    return decode(readFileSync(file), file);
  } catch (error) {
    return { text: null, problem: isMissing(error) ? null : unreadable(file, error) };
  }
}

export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

export function unreadable(file: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return `${file} no lo puede leer el usuario con el que corre la tienda (${code}): dale permiso (chown, chmod)`;
}

function decode(bytes: Buffer, file: string): ReadText {
  const text = bytes.toString().replace(BYTE_ORDER_MARK, '').replace(/\r\n?/g, '\n');
  if (isUtf8(bytes)) return { text, problem: null };
  return {
    text: null,
    problem: `${file} no es UTF-8: guarda el archivo como UTF-8 en el editor`,
  };
}
