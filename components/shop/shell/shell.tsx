import type { ReactNode } from 'react';
import type { Profile, Announcement, ShopContent } from '@/lib/content/types';
import { yearInCaracas } from '@/lib/raffle/dates';
import { FloatingButtons } from './floating-buttons';
import { Footer } from './footer';
import { Header } from './header';
import styles from './shell.module.css';

type ShellProps = {
  company: Profile;
  content: ShopContent;
  announcement: Announcement | null;
  isDemo: boolean;
  children: ReactNode;
};

export function Shell({ company, content, announcement, isDemo, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Header company={company} />
      {isDemo && <DemoRibbon />}
      {announcement && <AnnouncementLine {...announcement} isBelow={isDemo} />}
      <main id="contenido" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer company={company} content={content} year={yearInCaracas(new Date())} />
      <FloatingButtons company={company} />
    </>
  );
}

function SkipLink() {
  return (
    <a href="#contenido" className={styles.skip}>
      Saltar al contenido
    </a>
  );
}

/** Says that nothing here is for sale, because the admin API behind this shop is the demo. */
function DemoRibbon() {
  return (
    <aside className={styles.ribbon} aria-label="Aviso">
      <strong>Demostración</strong> Nada de lo que ves está a la venta.
    </aside>
  );
}

function AnnouncementLine({ text, link, isBelow }: Announcement & { isBelow: boolean }) {
  return (
    <aside
      className={styles.ribbon}
      aria-label="Anuncio"
      style={isBelow ? BELOW_A_RIBBON : undefined}
    >
      {link ? (
        <a href={link} style={ON_RIBBON}>
          {text}
        </a>
      ) : (
        text
      )}
    </aside>
  );
}

/** Not in the style sheet, which every page carries, although few shops announce something. */
const BELOW_A_RIBBON = { marginTop: 0 };
/** `position` lifts it above the content, which begins behind the ribbon. */
const ON_RIBBON = { position: 'relative', color: 'inherit', outlineColor: 'currentcolor' } as const;
