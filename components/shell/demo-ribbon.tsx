import styles from './demo-ribbon.module.css';

/** Says that nothing here is for sale: the admin API behind this shop is the demo. */
export function DemoRibbon() {
  return (
    <aside className={styles.ribbon} aria-label="Aviso">
      <strong>Demostración</strong> Nada de lo que ves está a la venta.
    </aside>
  );
}
