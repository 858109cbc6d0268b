import type { ReactNode } from 'react';
import type { CompanyProfile } from '@/lib/company';
import { yearInCaracas } from '@/lib/raffle/dates';
import { DemoRibbon } from './demo-ribbon';
import { FloatingButtons } from './floating-buttons';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';
import styles from './shell.module.css';

type ShellProps = { company: CompanyProfile; isDemo: boolean; children: ReactNode };

export function Shell({ company, isDemo, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Header company={company} />
      {isDemo && <DemoRibbon />}
      <main id="contenido" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer company={company} year={yearInCaracas(new Date())} />
      <FloatingButtons company={company} />
    </>
  );
}
