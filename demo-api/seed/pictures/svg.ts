/** Every picture is drawn on this canvas; its subject stands in the middle square. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

export const FLOOR = 900;

/** Gradients and such go to `defs`, shapes to `body`. */
export type Art = { defs: string; body: string };

export function picture(layers: Art[]): string {
  const defs = layers.map((layer) => layer.defs).join('');
  const body = layers.map((layer) => layer.body).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${body}</svg>`;
}

/** A stop is `[offset, color, opacity?]`, offsets from 0 to 1. */
export type Stop = [number, string, number?];

export function linear(id: string, stops: Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`;
}

export function radial(id: string, stops: Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`;
}

function stopTags(stops: Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** Mixes a `#rrggbb` color with white (amount above 0) or black (below 0), up to 1 or -1. */
export function shade(color: string, amount: number): string {
  const goal = amount > 0 ? 255 : 0;
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(color.slice(at, at + 2), 16);
    const mixed = Math.round(from + (goal - from) * Math.abs(amount));
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
