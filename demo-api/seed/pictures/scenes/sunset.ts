import type { Art } from '../svg';
import { FLOOR, HEIGHT, linear, radial, times, WIDTH } from '../svg';

export function sunset(): Art {
  return {
    defs:
      linear('dusk', [
        [0, '#2b1460'],
        [0.35, '#8b2c8f'],
        [0.6, '#f0566b'],
        [0.8, '#ff9a57'],
        [1, '#ffd98a'],
      ]) +
      radial('low-sun', [
        [0, '#fffbe6'],
        [0.22, '#fff0b8'],
        [0.26, '#ffd27a', 0.75],
        [1, '#ff9a57', 0],
      ]) +
      linear('road', [
        [0, '#54304f'],
        [1, '#1c1026'],
      ]) +
      radial('shadow', [
        [0, '#000000', 0.65],
        [1, '#000000', 0],
      ]),
    body: `
    <rect width="${WIDTH}" height="840" fill="url(#dusk)"/>
    <circle cx="800" cy="640" r="520" fill="url(#low-sun)"/>
    ${times(9, (index) => `<rect x="${(index * 389) % 1400}" y="${110 + index * 52}" width="${240 + ((index * 97) % 260)}" height="${14 + (index % 3) * 5}" rx="10" fill="#fff" fill-opacity="${0.08 + (index % 3) * 0.05}"/>`)}
    <path d="M0 690 L180 590 L330 660 L520 540 L700 670 L900 600 L1080 690 L1280 560 L1440 650 L1600 580 V860 H0 Z" fill="#7a2c6d" fill-opacity=".75"/>
    <path d="M0 770 C200 690 360 740 520 760 C760 790 1000 700 1220 750 C1400 780 1500 730 1600 740 V880 H0 Z" fill="#451a4f"/>
    <rect y="820" width="${WIDTH}" height="${HEIGHT - 820}" fill="url(#road)"/>
    <path d="M0 822 H1600" stroke="#ffb37a" stroke-width="5" stroke-opacity=".8"/>
    ${times(6, (index) => `<path d="M${40 + index * 280} 1050 h150 l-20 26 h-150 Z" fill="#ffe0a3" fill-opacity=".8"/>`)}
    <ellipse cx="800" cy="${FLOOR + 4}" rx="580" ry="44" fill="url(#shadow)"/>
    <path d="M300 ${FLOOR + 30} H1300" stroke="#ffb37a" stroke-opacity=".25" stroke-width="16" stroke-linecap="round"/>`,
  };
}
