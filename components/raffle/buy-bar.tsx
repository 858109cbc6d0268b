import { UntilNewer } from '@/components/picker/selection/latest-facts';
import { ButtonLink } from '@/components/ui/button';
import type { Amounts } from '@/lib/raffle/amounts';
import styles from '@/components/picker/bottom-bar.module.css';

/** The way to the numbers, until the first one is chosen. It is a link, so it works before any script. */
export function BuyBar({ price }: { price: Amounts }) {
  return (
    <div className={styles.bar}>
      {/* Reserves its height for the floating buttons and the end of the page from the first paint. */}
      <style>{':root{--bottom-bar-height:4rem}'}</style>
      <div className={styles.inside}>
        <span className={styles.teaser}>
          <UntilNewer of="paid">
            <strong translate="no">{price.paid}</strong>
          </UntilNewer>
          <span> por número</span>
        </span>
        <ButtonLink variant="accent" href="#numeros">
          <span>
            Comprar <span className={styles.more}>más </span>números
          </span>
        </ButtonLink>
      </div>
    </div>
  );
}
