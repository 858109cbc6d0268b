import type { Art } from '../svg';
import { HEIGHT, linear, radial, times, WIDTH } from '../svg';

export function beach(): Art {
  return {
    defs:
      linear('noon', [
        [0, '#1288d8'],
        [0.6, '#79d0f7'],
        [1, '#e4f8ff'],
      ]) +
      linear('sea', [
        [0, '#0a76b8'],
        [0.35, '#12b5cb'],
        [0.8, '#7ff0df'],
        [1, '#d5fff3'],
      ]) +
      linear('sand', [
        [0, '#fff4d2'],
        [1, '#e8c98c'],
      ]) +
      radial('high-sun', [
        [0, '#ffffff'],
        [0.2, '#fff8d6'],
        [0.24, '#fff3b0', 0.6],
        [1, '#fff3b0', 0],
      ]),
    body: `
    <rect width="${WIDTH}" height="620" fill="url(#noon)"/>
    <circle cx="1180" cy="210" r="330" fill="url(#high-sun)"/>
    <g fill="#fff" fill-opacity=".85"><ellipse cx="330" cy="230" rx="150" ry="36"/><ellipse cx="280" cy="200" rx="70" ry="44"/><ellipse cx="370" cy="190" rx="84" ry="54"/><ellipse cx="860" cy="330" rx="120" ry="22"/></g>
    <path d="M0 600 C160 540 340 560 470 600 H0 Z M1180 602 C1320 556 1480 566 1600 590 V610 H1180 Z" fill="#1d7a5b"/>
    <rect y="598" width="${WIDTH}" height="400" fill="url(#sea)"/>
    ${times(16, (index) => `<path d="M${(index * 347) % 1500} ${624 + index * 15} q40 -10 80 0 t80 0" fill="none" stroke="#fff" stroke-opacity="${0.25 + (index % 3) * 0.15}" stroke-width="${3 + index * 0.25}" stroke-linecap="round"/>`)}
    <path d="M0 930 C260 880 520 900 800 892 C1100 884 1380 920 1600 870 V${HEIGHT} H0 Z" fill="#fff" fill-opacity=".8"/>
    <path d="M0 952 C260 902 520 924 800 914 C1100 906 1380 944 1600 892 V${HEIGHT} H0 Z" fill="url(#sand)"/>
    ${times(40, (index) => `<circle cx="${(index * 419) % 1600}" cy="${980 + ((index * 67) % 200)}" r="3" fill="#c9a566" fill-opacity=".6"/>`)}`,
  };
}
