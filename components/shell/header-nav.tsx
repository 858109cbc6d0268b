'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { expiredDrafts } from '@/components/payment/draft/draft-flag';
import styles from './header.module.css';

const LINKS = [
  { href: '/home', label: 'Inicio' },
  { href: '/contact', label: 'Contacto' },
];

export function HeaderNav() {
  const here = usePathname();
  useEffect(() => void seeToKeptDrafts(), []);
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

/**
 * Whatever page is opened: a payment left lying has its data on this phone for its time and no longer, and one that waits
 * for a line is sent.
 */
async function seeToKeptDrafts(): Promise<void> {
  if (expiredDrafts(Date.now()).length === 0) return;
  const { seeToDrafts } = await import('@/components/payment/outbox/at-opening');
  await seeToDrafts();
}
