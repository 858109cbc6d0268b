'use client';

import { usePathname } from 'next/navigation';
import styles from './header.module.css';

const LINKS = [
  { href: '/home', label: 'Inicio' },
  { href: '/contact', label: 'Contacto' },
];

export function HeaderNav() {
  const here = usePathname();
  return (
    <nav aria-label="Principal">
      <ul className={styles.links}>
        {LINKS.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.link}
              aria-current={href === here ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
