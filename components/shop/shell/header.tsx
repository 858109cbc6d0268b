import type { Profile } from '@/lib/content/types';
import { EnquiriesNav, HeaderNav } from './header-nav';
import { Logo } from './logo';
import styles from './header.module.css';

export function Header({ company }: { company: Profile }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a href="/home" className={styles.home}>
          <Logo company={company} />
        </a>
        <HeaderNav />
        <EnquiriesNav />
      </div>
    </header>
  );
}
