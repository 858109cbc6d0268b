import styles from './demo-ribbon.module.css';

/** Says that nothing here is for sale: the admin API behind this shop is the demo. */
export function DemoRibbon() {
  return (
    <p className={styles.ribbon}>
      <strong>Demostración</strong> <span>Nada de lo que ves está a la venta.</span>
    </p>
  );
}
