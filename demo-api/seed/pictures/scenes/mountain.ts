import type { Art } from '../svg';
import { FLOOR, HEIGHT, linear, radial, times, WIDTH } from '../svg';

export function mountain(): Art {
  return {
    defs:
      linear('morning', [
        [0, '#1b7fd6'],
        [0.55, '#7cc6f2'],
        [1, '#e6f7ff'],
      ]) +
      linear('rock', [
        [0, '#8fa6bd'],
        [1, '#3d5a75'],
      ]) +
      linear('slope', [
        [0, '#4fae5c'],
        [1, '#14613b'],
      ]) +
      linear('ground', [
        [0, '#b9a27c'],
        [1, '#6b563a'],
      ]) +
      radial('shadow', [
        [0, '#000000', 0.55],
        [1, '#000000', 0],
      ]),
    body: `
    <rect width="${WIDTH}" height="860" fill="url(#morning)"/>
    ${cloud(260, 210, 1.1)}${cloud(1230, 160, 1.4)}${cloud(860, 90, 0.8)}
    <path d="M0 640 L190 420 L300 530 L520 240 L690 470 L800 380 L980 560 L1190 270 L1380 520 L1600 380 V860 H0 Z" fill="url(#rock)"/>
    <path d="M520 240 L604 352 L560 338 L528 384 L492 336 L446 340 Z M1190 270 L1268 372 L1222 356 L1190 402 L1158 356 L1118 364 Z M190 420 L226 456 L196 452 L170 474 L158 456 Z" fill="#fff"/>
    <path d="M0 720 C220 600 420 640 640 700 C880 760 1120 620 1600 680 V880 H0 Z" fill="url(#slope)"/>
    ${times(22, (index) => `<path d="M${(index * 211) % 1600} ${772 + ((index * 37) % 40)} l-26 70 h52 Z" fill="#0c4a2e" fill-opacity=".85"/>`)}
    <rect y="836" width="${WIDTH}" height="${HEIGHT - 836}" fill="url(#ground)"/>
    <path d="M0 838 H1600" stroke="#e9dcb9" stroke-width="6"/>
    <ellipse cx="800" cy="${FLOOR + 6}" rx="580" ry="46" fill="url(#shadow)"/>`,
  };
}

function cloud(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" fill-opacity=".85"><ellipse rx="120" ry="34"/><ellipse cx="-46" cy="-24" rx="58" ry="38"/><ellipse cx="34" cy="-34" rx="70" ry="48"/></g>`;
}
