import 'server-only';
import encodeQR from 'qr';

export type QrPath = {
  /** `d` of an SVG path, one unit a module. */
  d: string;
  /** Along a side, the quiet border included. */
  modules: number;
};

/** As the standard asks. */
const BORDER = 4;

/** A text as a QR code that still reads after a chat has compressed its picture. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const d = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { d, modules: rows.length };
}
