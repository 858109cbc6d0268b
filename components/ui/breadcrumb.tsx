import styles from './page-parts.module.css';

/** @param here the name of this page */
export function Breadcrumb({ here, home = 'Inicio' }: { here: string; home?: string }) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className={styles.trail}>
        <li className={styles.step}>
          <a href="/home">{home}</a>
        </li>
        <li className={styles.step}>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
