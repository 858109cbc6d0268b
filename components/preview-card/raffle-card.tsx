import type { Profile } from '@/lib/content/types';
import { formatDrawDate } from '@/lib/raffle/dates';
import { pricePerTicket } from '@/lib/raffle/money';
import { clip } from '@/lib/raffle/plain-text';
import type { RaffleSummary } from '@/lib/raffle/types';
import { AccentBox, CardFrame, ShopLine } from './card-frame';
import { printable } from './printable';

type Props = {
  raffle: Pick<RaffleSummary, 'name' | 'price' | 'drawDate'>;
  company: Pick<Profile, 'name' | 'currencySymbol'>;
};

const LONGEST_NAME = 90;

const NAME = {
  display: 'flex',
  justifyContent: 'center',
  width: 620,
  lineHeight: 1.12,
  wordBreak: 'break-word',
  textWrap: 'balance',
} as const;

export function RafflePreviewCard({ raffle, company }: Props) {
  const name = clip(printable(raffle.name), LONGEST_NAME) || 'Rifa';
  return (
    <CardFrame>
      <ShopLine name={printable(company.name)} />
      <div style={{ ...NAME, fontSize: nameSize(name) }}>{name}</div>
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <AccentBox style={{ padding: '14px 40px', borderRadius: 999, fontSize: 46 }}>
          {printable(pricePerTicket(raffle.price, company.currencySymbol))}
        </AccentBox>
        {raffle.drawDate && (
          <div style={{ display: 'flex', marginTop: 22, fontSize: 32 }}>
            {printable(`Sorteo: ${formatDrawDate(raffle.drawDate)}`)}
          </div>
        )}
      </div>
    </CardFrame>
  );
}

function nameSize({ length }: string): number {
  if (length <= 24) return 88;
  return length <= 55 ? 66 : 50;
}
