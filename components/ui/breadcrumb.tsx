import styles from './page-parts.module.css';

type BreadcrumbProps = {
  /** From the home page down. The last one is this page and needs no `href`. */
  steps: { label: string; href?: string }[];
};

export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className={styles.trail}>
        {steps.map(({ label, href }) => (
          <li key={label} className={styles.step}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
