import type { Art } from '../svg';
import { linear, shade } from '../svg';

export function gameConsole(color: string): Art {
  const defs =
    linear(
      'shell',
      [
        [0, '#ffffff'],
        [0.6, '#e3e8f0'],
        [1, '#a9b3c2'],
      ],
      [0, 0, 1, 1],
    ) +
    linear(
      'core',
      [
        [0, '#3b414b'],
        [0.5, '#0b0d10'],
        [1, '#2b3038'],
      ],
      [0, 0, 1, 0],
    ) +
    linear('glow', [
      [0, shade(color, 0.7), 0],
      [0.5, shade(color, 0.5)],
      [1, shade(color, 0.7), 0],
    ]) +
    linear('night', [
      [0, '#4a515c'],
      [1, '#0f1216'],
    ]);
  return {
    defs,
    body: `
    <path d="M742 300 C780 286 820 286 858 300 L852 850 H748 Z" fill="url(#core)"/>
    <path d="M748 330 L752 840 M852 330 L848 840" stroke="url(#glow)" stroke-width="9"/>
    <path d="M742 262 C690 270 672 320 676 380 C684 540 690 700 676 850 Q676 872 700 872 L744 866 C736 680 736 470 752 300 Q756 266 742 262 Z" fill="url(#shell)"/>
    <path d="M858 262 C910 270 928 320 924 380 C916 540 910 700 924 850 Q924 872 900 872 L856 866 C864 680 864 470 848 300 Q844 266 858 262 Z" fill="url(#shell)"/>
    <path d="M690 380 C698 540 702 700 690 850" fill="none" stroke="#fff" stroke-width="6"/>
    <path d="M690 872 H910 L930 896 H670 Z" fill="#14171c"/>
    ${controller(470, 700, -8, 'url(#shell)', '#14171c', color)}
    ${controller(1130, 700, 8, 'url(#night)', '#e3e8f0', color)}`,
  };
}

function controller(
  x: number,
  y: number,
  turn: number,
  shell: string,
  detail: string,
  light: string,
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M-150 -80 C-110 -104 110 -104 150 -80 C196 -40 226 100 206 160 C192 196 150 190 126 150 C104 112 88 84 60 80 H-60 C-88 84 -104 112 -126 150 C-150 190 -192 196 -206 160 C-226 100 -196 -40 -150 -80 Z" fill="${shell}"/>
    <path d="M-70 -92 H70 L56 0 Q52 16 36 16 H-36 Q-52 16 -56 0 Z" fill="${detail}" fill-opacity=".92"/>
    <path d="M-78 -92 L-62 4 M78 -92 L62 4" stroke="${shade(light, 0.4)}" stroke-width="6" stroke-linecap="round"/>
    <circle cx="-62" cy="46" r="36" fill="#0b0d10"/><circle cx="-62" cy="42" r="25" fill="#3a3f47"/><circle cx="62" cy="46" r="36" fill="#0b0d10"/><circle cx="62" cy="42" r="25" fill="#3a3f47"/>
    <path d="M-134 -62 h20 v22 h22 v20 h-22 v22 h-20 v-22 h-22 v-20 h22 Z" fill="${detail}"/>
    <circle cx="126" cy="-58" r="12" fill="#4ade80"/><circle cx="152" cy="-32" r="12" fill="#f87171"/><circle cx="126" cy="-6" r="12" fill="#60a5fa"/><circle cx="100" cy="-32" r="12" fill="#f472b6"/>
    <path d="M-140 -76 C-100 -94 -60 -96 -20 -97" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>
  </g>`;
}
