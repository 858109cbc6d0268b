import { LineIcon } from '@/components/ui/icon';
import { TICKET } from '@/components/ui/icons';
import { TROPHY } from '@/components/ui/other-icons';
import type { Profile } from '@/lib/content/types';
import { HeaderNav, LinksOf, type Link } from './header-nav';
import { Logo } from './logo';
import styles from './header.module.css';

// Here, so that the scripts do not carry the signs.
const ENQUIRIES: Link[] = [
  { href: '/verificar', label: 'Mis números', sign: <LineIcon path={TICKET} /> },
  { href: '/resultados', label: 'Resultados', sign: <LineIcon path={TROPHY} /> },
];

export function Header({ company }: { company: Profile }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a href="/home" className={styles.home}>
          <Logo company={company} />
        </a>
        <HeaderNav />
        <LinksOf name="Consultas" links={ENQUIRIES} />
      </div>
    </header>
  );
}
