import type { Profile } from '@/lib/content/types';
import { TicketIcon } from '@/components/ui/icons';
import { TrophyIcon } from '@/components/ui/other-icons';
import { HeaderNav, LinksOf, type Link } from './header-nav';
import { Logo } from './logo';
import styles from './header.module.css';

// Here, so that the scripts do not carry the signs.
const ENQUIRIES: Link[] = [
  { href: '/verificar', label: 'Mis números', sign: <TicketIcon /> },
  { href: '/resultados', label: 'Resultados', sign: <TrophyIcon /> },
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
