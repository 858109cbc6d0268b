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
      </div>
    </header>
  );
}
