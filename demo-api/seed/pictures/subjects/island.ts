import type { Art } from '../svg';
import { linear, shade } from '../svg';

export function island(color: string): Art {
  const defs =
    linear('hull', [
      [0, '#ffffff'],
      [0.55, '#e8eef5'],
      [0.56, color],
      [1, shade(color, -0.5)],
    ]) +
    linear(
      'trunk',
      [
        [0, '#b98a5a'],
        [0.5, '#8a5c34'],
        [1, '#5c3a1e'],
      ],
      [0, 0, 1, 0],
    ) +
    linear('leaf', [
      [0, '#5fd068'],
      [1, '#0f6b3a'],
    ]);
  return {
    defs,
    body: `
    <g transform="translate(180 60) scale(.86)">
      <path d="M640 700 L760 250 L790 700 Z" fill="#fff"/><path d="M778 250 C880 360 950 520 960 690 L806 700 Z" fill="${shade(color, 0.35)}"/><path d="M778 250 L806 700" stroke="#7a5230" stroke-width="12"/>
      <path d="M560 720 H1060 C1030 800 980 830 900 832 H720 C640 830 590 790 560 720 Z" fill="url(#hull)"/><path d="M580 734 H1046" stroke="#fff" stroke-opacity=".8" stroke-width="6"/>
    </g>
    ${palm(470, 960, 1, 0)}${palm(1190, 990, -1, 60)}
    <path d="M960 1010 L1010 730" stroke="#f3f4f6" stroke-width="14" stroke-linecap="round"/>
    <path d="M820 800 C850 690 940 640 1020 664 C1110 690 1160 770 1150 860 C1040 790 930 780 820 800 Z" fill="#ef4444"/>
    <path d="M894 706 C920 680 960 660 1020 664 C980 700 960 740 950 790 L884 792 C880 760 884 730 894 706 Z M1066 682 C1100 700 1120 724 1136 754 C1144 790 1150 820 1150 860 L1084 822 C1090 770 1084 720 1066 682 Z" fill="#fff"/>
    <path d="M700 960 L900 1000 L990 900" fill="none" stroke="#fbbf24" stroke-width="26" stroke-linejoin="round" stroke-linecap="round"/><path d="M740 968 L724 1030 M892 998 L884 1050" stroke="#b45309" stroke-width="12" stroke-linecap="round"/>`,
  };
}

function palm(x: number, y: number, side: 1 | -1, lower: number): string {
  const leaves = [-150, -112, -70, -24, 16, 52];
  return `<g transform="translate(${x} ${y}) scale(${side} 1)">
    <path d="M-26 40 C-10 -160 -30 -330 -120 ${-540 + lower} L-86 ${-552 + lower} C10 -340 40 -160 34 40 Z" fill="url(#trunk)"/>
    <g transform="translate(-104 ${-546 + lower})">
      ${leaves.map((turn) => `<path transform="rotate(${turn})" d="M0 0 C70 -70 190 -70 290 20 C210 0 130 10 0 14 Z" fill="url(#leaf)"/>`).join('')}
      <circle cx="-6" cy="20" r="20" fill="#7a4a21"/><circle cx="22" cy="26" r="20" fill="#5c3a1e"/>
    </g>
  </g>`;
}
