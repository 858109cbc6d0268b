import type { Art } from '../svg';
import { FLOOR, HEIGHT, linear, radial, shade, times, WIDTH } from '../svg';

export function night(color: string): Art {
  const neon = shade(color, 0.35);
  return {
    defs:
      linear('dark-sky', [
        [0, '#070b24'],
        [0.6, '#1b1550'],
        [1, shade(color, -0.35)],
      ]) +
      radial('aura', [
        [0, neon, 0.75],
        [0.55, color, 0.3],
        [1, color, 0],
      ]) +
      linear('tiles', [
        [0, shade(color, -0.4)],
        [1, '#05071a'],
      ]) +
      radial('shadow', [
        [0, '#000000', 0.75],
        [1, '#000000', 0],
      ]),
    body: `
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dark-sky)"/>
    ${times(60, (index) => `<circle cx="${(index * 613) % 1600}" cy="${(index * 277) % 420}" r="${1 + (index % 3) * 0.8}" fill="#fff" fill-opacity="${0.35 + (index % 4) * 0.15}"/>`)}
    ${times(17, tower)}
    <circle cx="800" cy="590" r="640" fill="url(#aura)"/>
    ${[30, 16, 6].map((width, index) => `<circle cx="800" cy="590" r="430" fill="none" stroke="${index === 2 ? '#ffffff' : neon}" stroke-opacity="${[0.2, 0.45, 0.95][index]}" stroke-width="${width}"/>`).join('')}
    <rect y="850" width="${WIDTH}" height="${HEIGHT - 850}" fill="url(#tiles)"/>
    ${times(17, (index) => `<path d="M${800 + (index - 8) * 60} 850 L${800 + (index - 8) * 230} ${HEIGHT}" stroke="${neon}" stroke-opacity=".35" stroke-width="3"/>`)}
    ${times(6, (index) => `<path d="M0 ${860 + index * index * 12} H${WIDTH}" stroke="${neon}" stroke-opacity="${0.55 - index * 0.07}" stroke-width="3"/>`)}
    <ellipse cx="800" cy="${FLOOR + 6}" rx="600" ry="52" fill="url(#shadow)"/>`,
  };
}

function tower(index: number): string {
  const width = 70 + ((index * 53) % 60);
  const height = 190 + ((index * 131) % 330);
  const left = index * 98 - 30;
  const top = 860 - height;
  const windows = times(Math.floor(height / 34) * 3, (at) => {
    if ((at * 7 + index * 5) % 3 === 0) return '';
    const x = left + 12 + (at % 3) * (width / 3.2);
    return `<rect x="${x}" y="${top + 16 + Math.floor(at / 3) * 34}" width="12" height="16" fill="#ffe9a8" fill-opacity="${0.25 + ((at + index) % 4) * 0.17}"/>`;
  });
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#0c0f33" fill-opacity=".92"/>${windows}`;
}
