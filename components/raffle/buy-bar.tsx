import { UntilNewer } from '@/components/picker/selection/latest-facts';
import type { Amounts } from '@/lib/raffle/amounts';
import styles from './numbers-section.module.css';

/** Visible until the first number is chosen, away from the places to choose. It is a link, so it works before any script. */
export function BuyBar({ price }: { price: Amounts }) {
  return (
    <>
      {/* Reserves its height for the floating buttons and the end of the page from the first paint. */}
      <style>{':root{--bottom-bar-height:3rem}'}</style>
      <a href="#compra-rapida" className={styles.bar}>
        <span>
          <UntilNewer of="paid">
            <strong translate="no">{price.paid}</strong>
          </UntilNewer>
          <span> · Comprar</span>
        </span>
      </a>
    </>
  );
}
