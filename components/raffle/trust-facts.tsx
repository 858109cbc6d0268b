import type { CompanyProfile } from '@/lib/content/company';
import type { ShopContent } from '@/lib/content/types';
import styles from './raffle-hero.module.css';

export type TrustContent = Pick<ShopContent, 'permit' | 'drawRule' | 'lostNumber'>;

type TrustFactsProps = {
  content: TrustContent;
  company: Pick<CompanyProfile, 'name' | 'nit'>;
};

/** Answers the questions of a buyer who does not know the shop, as far as the shop tells. */
export function TrustFacts({ content, company }: TrustFactsProps) {
  const { permit, drawRule, lostNumber } = content;
  const { name, nit } = company;
  const facts = [
    permit && `Permiso ${permit}`,
    `Responsable: ${name}${nit ? `, RIF ${nit}` : ''}`,
    drawRule,
    lostNumber,
  ].filter(Boolean);
  return <p className={styles.trust}>{facts.join('\n')}</p>;
}
