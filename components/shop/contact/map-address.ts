export type Place = { latitude: number; longitude: number };

/** Half of the shown side, in degrees: some blocks around the office. */
const REACH = 0.006;

/** Parameters of OpenStreetMap's own "share as HTML". */
export function mapFrameAddress({ latitude, longitude }: Place): string {
  const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

export function mapPageAddress({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
