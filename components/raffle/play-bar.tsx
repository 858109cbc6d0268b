import { ByMethod } from '@/components/selection/by-method';
import type { Amounts } from '@/lib/raffle/amounts';
import styles from './play-bar.module.css';

type PlayBarProps = { raffleId: string; price: Amounts };

/** At hand until the first number is chosen. As a link it works before any script. */
export function PlayBar({ raffleId, price }: PlayBarProps) {
  return (
    <>
      {/* The floating buttons and the end of the page keep clear of it from the first paint. */}
      <style>{':root{--bottom-bar-height:3rem}'}</style>
      <a href="#compra-rapida" className={styles.bar}>
        <span>
          <strong>
            <ByMethod raffleId={raffleId} part="paid">
              {price.paid}
            </ByMethod>
          </strong>{' '}
          · Jugar
        </span>
      </a>
    </>
  );
}
