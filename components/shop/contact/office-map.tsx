'use client';

import { useState } from 'react';
import { LineIcon } from '@/components/ui/icon';
import { PIN } from '@/components/ui/other-icons';
import { Button } from '@/components/ui/button';
import styles from './contact.module.css';

type OfficeMapProps = { place: Place; label: string };

/** A drawn placeholder. The real map, from another site, loads only when the visitor asks for it. */
export function OfficeMap({ place, label }: OfficeMapProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <section aria-label="Mapa">
      <div className={styles.frame}>
        {isWanted ? (
          <iframe
            src={mapFrameAddress(place)}
            title={`Mapa de la oficina en ${label}`}
            referrerPolicy="no-referrer"
            className={styles.live}
          />
        ) : (
          <div className={styles.facade}>
            <span className={styles.pin}>
              <LineIcon size={40} path={PIN} />
            </span>
            <Button onClick={() => setWanted(true)}>Ver el mapa</Button>
          </div>
        )}
      </div>
      <a href={mapPageAddress(place)} rel="noopener" className={styles.link}>
        Abrir en OpenStreetMap
      </a>
    </section>
  );
}

type Place = { latitude: number; longitude: number };

/** Half of the map's side, in degrees: a few blocks around the office. */
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
