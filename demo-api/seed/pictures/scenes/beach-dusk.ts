import type { Art } from '../svg';
import { HEIGHT, linear, radial, times, WIDTH } from '../svg';

export function beachDusk(): Art {
  return {
    defs:
      linear('evening', [
        [0, '#34196b'],
        [0.45, '#c2417f'],
        [0.8, '#ff9257'],
        [1, '#ffe09a'],
      ]) +
      linear('evening-sea', [
        [0, '#ffb26b'],
        [0.25, '#d45a80'],
        [1, '#3d1d63'],
      ]) +
      linear('evening-sand', [
        [0, '#d99a73'],
        [1, '#6e3f4f'],
      ]) +
      radial('evening-sun', [
        [0, '#fffbe6'],
        [0.2, '#fff0b8'],
        [0.24, '#ffd27a', 0.7],
        [1, '#ff9a57', 0],
      ]),
    body: `
    <rect width="${WIDTH}" height="640" fill="url(#evening)"/>
    ${times(7, (index) => `<rect x="${(index * 431) % 1300}" y="${120 + index * 55}" width="${260 + ((index * 97) % 240)}" height="${14 + (index % 3) * 5}" rx="10" fill="#fff" fill-opacity=".12"/>`)}
    <circle cx="800" cy="560" r="460" fill="url(#evening-sun)"/>
    <path d="M0 612 C160 550 340 570 470 612 Z M1180 612 C1320 560 1480 570 1600 596 V612 Z" fill="#4a1d5e"/>
    <rect y="608" width="${WIDTH}" height="400" fill="url(#evening-sea)"/>
    ${times(12, (index) => `<path d="M${620 + ((index * 89) % 160)} ${628 + index * 22} h${120 + ((index * 53) % 120)}" stroke="#fff3cf" stroke-opacity="${0.75 - index * 0.05}" stroke-width="${5 + index * 0.4}" stroke-linecap="round"/>`)}
    <path d="M0 930 C260 880 520 900 800 892 C1100 884 1380 920 1600 870 V${HEIGHT} H0 Z" fill="#ffe6c7" fill-opacity=".6"/>
    <path d="M0 952 C260 902 520 924 800 914 C1100 906 1380 944 1600 892 V${HEIGHT} H0 Z" fill="url(#evening-sand)"/>`,
  };
}
