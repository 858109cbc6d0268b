import { type Profile, ABOUT_THE_SHOP, PAGE_TITLES, type ShopContent } from '@/lib/content/types';
import { formatDrawDate } from '@/lib/raffle/dates';
import { unbrokenIds } from '@/lib/raffle/unbroken-ids';
import styles from './raffle-hero.module.css';

export type TrustContent = Pick<ShopContent, 'permit' | 'drawRule' | 'lostNumber' | 'pages'>;

type DrawFactsProps = {
  drawDate: string | null;
  lottery: string;
  isOpen: boolean;
  content: Pick<TrustContent, 'permit'>;
  company: Pick<Profile, 'name' | 'nit'>;
};

/** When the draw is, by whose permit, and who answers for it. */
export function DrawFacts({ drawDate, lottery, isOpen, content, company }: DrawFactsProps) {
  const { name, nit } = company;
  const permit = isOpen && content.permit && `Permiso ${content.permit}`;
  return (
    <div className={styles.facts}>
      <p>
        {drawDate && (
          <span>
            Sorteo: <time dateTime={drawDate}>{formatDrawDate(drawDate)}</time>
          </span>
        )}
        {[lottery, permit].filter(Boolean).map((fact, index) => (
          <span key={index}>{drawDate || index > 0 ? ` · ${fact}` : fact}</span>
        ))}
      </p>
      {isOpen && <p>{unbrokenIds(`Responsable: ${name}${nit ? `, RIF ${nit}` : ''}`)}</p>}
    </div>
  );
}

export function ShopPages({ pages: written }: Pick<TrustContent, 'pages'>) {
  const pages = ABOUT_THE_SHOP.filter((page) => written[page]);
  if (pages.length === 0) return null;
  return (
    <ul style={ROW}>
      {pages.map((page) => (
        <li key={page}>
          <a href={`/${page}`} style={AS_HIGH_AS_A_FINGER}>
            {PAGE_TITLES[page]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Not in the style sheet, which every raffle page carries, although few shops have such pages. */
const ROW = { display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-4)' } as const;
const AS_HIGH_AS_A_FINGER = { display: 'inline-grid', alignContent: 'center', minHeight: 44 };
