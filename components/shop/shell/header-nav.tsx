'use client';

import { usePathname } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { dueDrafts, onOtherTabs } from '@/components/purchase/draft/draft-flag';
import { reloadForNewBuild } from '@/components/ui/reload-for-new-build';
import styles from './header.module.css';

/** On a phone a sign takes the label's place. */
export type Link = { href: string; label: string; sign?: ReactNode };

const LINKS: Link[] = [
  { href: '/home', label: 'Inicio' },
  { href: '/contact', label: 'Contacto' },
];

export function HeaderNav() {
  useEffect(() => {
    reloadForNewBuild();
    // Also when the worker has heard an end, or the scripts for it can be loaded again.
    const heard = () => void resumeDueDrafts();
    heard();
    navigator.serviceWorker?.addEventListener('message', heard);
    addEventListener('online', heard);
    const stop = onOtherTabs(() => void resumeDueDrafts({ atOnce: false }));
    return () => {
      stop();
      navigator.serviceWorker?.removeEventListener('message', heard);
      removeEventListener('online', heard);
    };
  }, []);
  return <LinksOf name="Principal" links={LINKS} />;
}

export function LinksOf({ name, links }: { name: string; links: Link[] }) {
  const here = usePathname();
  return (
    <nav aria-label={name}>
      <ul className={styles.links}>
        {links.map(({ href, label, sign }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.link}
              aria-current={href === here ? 'page' : undefined}
            >
              {sign}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const RETRY_MS = 30_000;

/**
 * On every page, when it opens and when a payment changes: deletes the data of an abandoned payment once it has expired,
 * sends a payment that waits for a network, and tells how one ended.
 * @param atOnce false when another tab has just begun to send it
 */
async function resumeDueDrafts({ atOnce } = { atOnce: true }): Promise<void> {
  if (dueDrafts(Date.now()).length === 0) return;
  try {
    const { resumeDrafts } = await import('@/components/purchase/outbox/runner');
    await resumeDrafts({ atOnce });
  } catch {
    // Its scripts need a network.
    setTimeout(() => void resumeDueDrafts(), RETRY_MS);
  }
}
