import type { Art } from '../svg';
import { radial, times } from '../svg';

export const wheelDefs: Art['defs'] =
  radial('tire', [
    [0, '#3a3f47'],
    [0.72, '#15181d'],
    [0.9, '#2a2e35'],
    [1, '#0b0d10'],
  ]) +
  radial(
    'rim',
    [
      [0, '#ffffff'],
      [0.55, '#c3cad4'],
      [1, '#6b7480'],
    ],
    [0.4, 0.35, 0.7],
  );

export function wheel(cx: number, cy: number, radius: number, spokes = 6): string {
  const rim = radius * 0.68;
  const spoke = `<path d="M -7 ${-rim * 0.2} L -11 ${-rim * 0.95} L 11 ${-rim * 0.95} L 7 ${-rim * 0.2} Z" fill="url(#rim)"/>`;
  return `<g transform="translate(${cx} ${cy})">
    <circle r="${radius}" fill="url(#tire)"/>
    <circle r="${rim * 1.06}" fill="#0c0e12"/>
    <circle r="${rim * 0.62}" fill="#4b525d"/>
    <circle r="${rim * 0.5}" fill="#2b3038"/>
    ${times(spokes, (index) => `<g transform="rotate(${(360 / spokes) * index + 10})">${spoke}</g>`)}
    <circle r="${rim * 1.02}" fill="none" stroke="url(#rim)" stroke-width="${radius * 0.075}"/>
    <circle r="${rim * 0.24}" fill="url(#rim)"/>
    <circle r="${rim * 0.12}" fill="#4b525d"/>
    <path d="M ${-radius * 0.86} ${-radius * 0.3} A ${radius * 0.91} ${radius * 0.91} 0 0 1 ${radius * 0.1} ${-radius * 0.9}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="${radius * 0.05}" stroke-linecap="round"/>
  </g>`;
}
