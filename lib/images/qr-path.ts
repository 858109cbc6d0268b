import 'server-only';
import encodeQR from 'qr';

type QrPath = {
  /** `d` of an SVG path, one unit per module. */
  d: string;
  modules: number;
};

/** Required by the standard. */
const QR_BORDER = 4;

export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QR_BORDER });
  const d = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { d, modules: rows.length };
}
