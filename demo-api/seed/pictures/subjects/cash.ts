import type { Art } from '../svg';
import { linear, radial, shade, times } from '../svg';

export function cash(color: string): Art {
  const defs =
    linear(
      'note',
      [
        [0, shade(color, 0.7)],
        [0.5, shade(color, 0.42)],
        [1, shade(color, 0.15)],
      ],
      [0, 0, 1, 1],
    ) +
    linear('side', [
      [0, shade(color, 0.55)],
      [1, shade(color, -0.35)],
    ]) +
    radial(
      'coin',
      [
        [0, '#fff6c8'],
        [0.5, '#f7c948'],
        [1, '#b7791f'],
      ],
      [0.35, 0.3, 0.8],
    );
  return {
    defs,
    body: `
    ${times(7, (index) => `<g transform="rotate(${-54 + index * 18} 800 720)">${note(800, 430, color)}</g>`)}
    ${bundle(430, 800, color)}${bundle(810, 800, color)}${bundle(620, 690, color)}
    ${coins(1232, 886, 7)}${coins(1160, 892, 4)}${coins(372, 894, 5)}${coins(1296, 896, 3)}`,
  };
}

function note(cx: number, cy: number, color: string): string {
  return `<g transform="translate(${cx} ${cy}) rotate(90)">
    <rect x="-230" y="-98" width="460" height="196" rx="12" fill="url(#note)" stroke="${shade(color, -0.3)}" stroke-width="3"/>
    <rect x="-210" y="-80" width="420" height="160" rx="8" fill="none" stroke="${shade(color, -0.15)}" stroke-width="4"/>
    <circle r="60" fill="${shade(color, 0.75)}" stroke="${shade(color, -0.2)}" stroke-width="4"/>
    <circle cx="-160" r="26" fill="none" stroke="${shade(color, -0.15)}" stroke-width="4"/><circle cx="160" r="26" fill="none" stroke="${shade(color, -0.15)}" stroke-width="4"/>
    <g transform="rotate(-90) scale(.7)">${dollar(shade(color, -0.45))}</g>
  </g>`;
}

function bundle(x: number, y: number, color: string): string {
  return `<g transform="translate(${x} ${y})">
    <path d="M0 0 L40 -58 H400 L360 0 Z" fill="url(#note)" stroke="${shade(color, -0.35)}" stroke-width="2"/>
    <path d="M360 0 L400 -58 V38 L360 96 Z" fill="${shade(color, -0.3)}"/>
    <rect width="360" height="96" fill="url(#side)"/>
    ${times(11, (line) => `<path d="M0 ${8 + line * 8} H360 l40 -58" fill="none" stroke="${shade(color, -0.5)}" stroke-opacity=".45" stroke-width="2"/>`)}
    <path d="M140 0 L180 -58 H262 L222 0 V96 H140 Z" fill="#f4ead0"/><path d="M140 0 H222 V96 H140 Z" fill="#e0d2a8"/>
    <g transform="translate(181 48) scale(.42)">${dollar(shade(color, -0.3))}</g>
  </g>`;
}

function coins(cx: number, floor: number, count: number): string {
  return times(count, (index) => {
    const y = floor - index * 22;
    return `<path d="M${cx - 62} ${y - 20} v20 a62 22 0 0 0 124 0 v-20 Z" fill="#b7791f"/><ellipse cx="${cx}" cy="${y - 20}" rx="62" ry="22" fill="url(#coin)"/><ellipse cx="${cx}" cy="${y - 20}" rx="46" ry="15" fill="none" stroke="#b7791f" stroke-opacity=".7" stroke-width="3"/>`;
  });
}

/** Drawn, because a machine may have no fonts at all. */
function dollar(color: string): string {
  return `<path d="M30 -34 C20 -52 -30 -54 -32 -24 C-34 6 34 -6 34 28 C34 60 -24 60 -36 36 M0 -66 V66" fill="none" stroke="${color}" stroke-width="15" stroke-linecap="round"/>`;
}
