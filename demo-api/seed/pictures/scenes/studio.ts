import type { Art } from '../svg';
import { FLOOR, HEIGHT, linear, radial, shade, WIDTH } from '../svg';

export function studio(color: string): Art {
  const wall = shade(color, -0.35);
  return {
    defs:
      radial(
        'wall',
        [
          [0, shade(color, 0.55)],
          [0.45, shade(color, 0.05)],
          [1, shade(wall, -0.45)],
        ],
        [0.5, 0.42, 0.75],
      ) +
      linear('spot', [
        [0, '#ffffff', 0.5],
        [1, '#ffffff', 0],
      ]) +
      radial('stage', [
        [0, '#ffffff', 0.95],
        [0.6, shade(color, 0.6), 0.75],
        [1, shade(color, 0.1), 0.5],
      ]) +
      linear(
        'rim-light',
        [
          [0, shade(color, 0.2)],
          [0.5, '#ffffff'],
          [1, shade(color, 0.2)],
        ],
        [0, 0, 1, 0],
      ) +
      radial('shadow', [
        [0, '#000000', 0.6],
        [1, '#000000', 0],
      ]),
    body: `
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>
    <path d="M330 -40 L40 ${FLOOR} H760 L430 -40 Z M1270 -40 L840 ${FLOOR} H1560 L1170 -40 Z" fill="url(#spot)" fill-opacity=".35"/>
    <path d="M740 -40 L420 ${FLOOR} H1180 L860 -40 Z" fill="url(#spot)" fill-opacity=".4"/>
    <ellipse cx="800" cy="${FLOOR + 66}" rx="720" ry="128" fill="${shade(color, -0.6)}"/>
    <ellipse cx="800" cy="${FLOOR + 36}" rx="720" ry="128" fill="${shade(color, -0.25)}"/>
    <ellipse cx="800" cy="${FLOOR + 30}" rx="716" ry="124" fill="url(#stage)" stroke="url(#rim-light)" stroke-width="6"/>
    <ellipse cx="800" cy="${FLOOR + 6}" rx="560" ry="52" fill="url(#shadow)"/>`,
  };
}
