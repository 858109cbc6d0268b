import type { Art } from '../svg';
import { linear, shade, times } from '../svg';

const KEY_COLORS = ['#ff4d6d', '#ff9f43', '#ffe14d', '#4dff9a', '#4dc9ff', '#9a6bff', '#ff5ce1'];

export function laptop(color: string): Art {
  const defs =
    linear('lid', [
      [0, '#4a515c'],
      [1, '#14171c'],
    ]) +
    linear('desk', [
      [0, '#5a626e'],
      [1, '#23272e'],
    ]) +
    linear(
      'show',
      [
        [0, shade(color, -0.75)],
        [0.5, shade(color, -0.2)],
        [1, shade(color, 0.45)],
      ],
      [0, 0, 1, 1],
    ) +
    '<clipPath id="panel"><rect x="434" y="306" width="732" height="428" rx="8"/></clipPath>';
  return {
    defs,
    body: `
    <rect x="416" y="288" width="768" height="466" rx="22" fill="url(#lid)"/>
    <g clip-path="url(#panel)">
      <rect x="434" y="306" width="732" height="428" fill="url(#show)"/>
      <path d="M434 734 L640 470 L760 610 L900 420 L1166 734 Z" fill="${shade(color, -0.6)}" fill-opacity=".8"/>
      <path d="M434 734 L560 600 L700 700 L860 560 L1000 690 L1090 620 L1166 700 V734 Z" fill="${shade(color, -0.85)}"/>
      <circle cx="960" cy="410" r="64" fill="#fff" fill-opacity=".9"/><circle cx="930" cy="398" r="64" fill="${shade(color, -0.1)}"/>
      ${times(26, (index) => `<circle cx="${450 + ((index * 277) % 700)}" cy="${320 + ((index * 131) % 230)}" r="${1.5 + (index % 3)}" fill="#fff" fill-opacity=".8"/>`)}
      <path d="M434 306 H820 L560 734 H434 Z" fill="#fff" fill-opacity=".06"/>
    </g>
    <circle cx="800" cy="297" r="4" fill="#7d8794"/>
    <path d="M416 754 H1184 L1296 884 Q1300 900 1280 900 H320 Q300 900 304 884 Z" fill="url(#desk)"/>
    <path d="M304 884 Q300 900 320 900 H1280 Q1300 900 1296 884 Z" fill="#0f1216"/>
    ${times(4, (row) => keyRow(row))}
    <path d="M690 852 H910 L922 880 H678 Z" fill="#1b1f26" stroke="#6b7480" stroke-width="2"/>
    <path d="M416 754 H1184" stroke="#000" stroke-opacity=".5" stroke-width="6"/>`,
  };
}

function keyRow(row: number): string {
  const left = 450 - row * 18;
  const step = (1150 + row * 18 - left) / 14;
  return times(14, (key) => {
    const light = KEY_COLORS[Math.floor(key / 2) % KEY_COLORS.length];
    return `<rect x="${left + key * step + 3}" y="${766 + row * 20}" width="${step - 6}" height="14" rx="3" fill="#0f1216" stroke="${light}" stroke-width="2.5"/>`;
  });
}
