import { type Profile, ABOUT_THE_SHOP, PAGE_TITLES, type ShopContent } from '@/lib/content/types';
import { unbrokenIds } from '@/lib/raffle/unbroken-ids';
import styles from './raffle-hero.module.css';

export type TrustContent = Pick<ShopContent, 'permit' | 'drawRule' | 'lostNumber' | 'pages'>;

type TrustFactsProps = {
  content: TrustContent;
  company: Pick<Profile, 'name' | 'nit'>;
};

/** Answers the questions of a buyer who does not know the shop, as far as the shop tells. */
export function TrustFacts({ content, company }: TrustFactsProps) {
  const { permit, drawRule, lostNumber } = content;
  const { name, nit } = company;
  const facts = [
    permit && `Permiso ${permit}`,
    unbrokenIds(`Responsable: ${name}${nit ? `, RIF ${nit}` : ''}`),
    drawRule,
    lostNumber,
  ].filter(Boolean);
  const pages = ABOUT_THE_SHOP.filter((page) => content.pages[page]);
  return (
    <>
      <p className={styles.trust}>{facts.join('\n')}</p>
      {pages.length > 0 && (
        <ul style={ROW}>
          {pages.map((page) => (
            <li key={page}>
              <a href={`/${page}`} style={AS_HIGH_AS_A_FINGER}>
                {PAGE_TITLES[page]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Not in the style sheet, which every raffle page carries, although few shops have such pages. */
const ROW = { display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-4)' } as const;
const AS_HIGH_AS_A_FINGER = { display: 'inline-grid', alignContent: 'center', minHeight: 44 };
