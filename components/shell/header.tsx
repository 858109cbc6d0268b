import { MenuIcon } from '@/components/ui/menu-icon';
import type { CompanyProfile } from '@/lib/company';
import { HeaderNav } from './header-nav';
import { Logo } from './logo';
import styles from './header.module.css';

export function Header({ company }: { company: CompanyProfile }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a href="/home" className={styles.home}>
          <Logo company={company} />
        </a>
        <HeaderNav />
        <nav aria-label="Consultas" className={styles.wide}>
          <Enquiries />
        </nav>
        <details className={styles.menu}>
          <summary className={styles.link}>
            <MenuIcon />
            <span className="visually-hidden">Menú</span>
          </summary>
          <nav aria-label="Consultas">
            <Enquiries />
          </nav>
        </details>
      </div>
    </header>
  );
}

function Enquiries() {
  return (
    <ul className={styles.links}>
      <li>
        <a href="/verificar" className={styles.link}>
          Verificar
        </a>
      </li>
      <li>
        <a href="/resultados" className={styles.link}>
          Resultados
        </a>
      </li>
    </ul>
  );
}
