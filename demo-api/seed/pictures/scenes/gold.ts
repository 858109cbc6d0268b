import type { Art } from '../svg';
import { FLOOR, HEIGHT, linear, radial, times, WIDTH } from '../svg';

const CONFETTI = ['#ff4d6d', '#ffd166', '#4dc9ff', '#7ae582', '#ffffff', '#c77dff'];

export function gold(): Art {
  return {
    defs:
      radial(
        'blaze',
        [
          [0, '#fff7d1'],
          [0.3, '#ffd25e'],
          [0.65, '#e08a1e'],
          [1, '#7a2f0b'],
        ],
        [0.5, 0.48, 0.72],
      ) +
      linear('carpet', [
        [0, '#b3202c'],
        [1, '#5c0a16'],
      ]) +
      linear(
        'gilt',
        [
          [0, '#a8690f'],
          [0.5, '#fff0b3'],
          [1, '#a8690f'],
        ],
        [0, 0, 1, 0],
      ) +
      radial('shadow', [
        [0, '#000000', 0.6],
        [1, '#000000', 0],
      ]),
    body: `
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#blaze)"/>
    <g fill="#fff8dc" fill-opacity=".2">${times(18, (index) => `<path transform="rotate(${index * 20} 800 600)" d="M800 600 L730 -600 H870 Z"/>`)}</g>
    <path d="M0 880 C400 850 1200 850 1600 880 V${HEIGHT} H0 Z" fill="url(#carpet)"/>
    <path d="M0 880 C400 850 1200 850 1600 880" fill="none" stroke="url(#gilt)" stroke-width="14"/>
    <ellipse cx="800" cy="${FLOOR + 8}" rx="600" ry="54" fill="url(#shadow)"/>
    ${times(90, confetti)}`,
  };
}

function confetti(index: number): string {
  const x = (index * 523) % WIDTH;
  const y = (index * 317) % 820;
  const color = CONFETTI[index % CONFETTI.length];
  const turn = (index * 47) % 180;
  const shape =
    index % 3 === 0
      ? `<circle r="${7 + (index % 4) * 2}" fill="${color}"/>`
      : `<rect x="-10" y="-5" width="${18 + (index % 4) * 5}" height="${9 + (index % 3) * 3}" rx="2" fill="${color}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill-opacity=".95">${shape}</g>`;
}
